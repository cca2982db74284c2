" Vim filetype plugin
" Language: .shape files, which shapec compiles

if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

let s:cpo = &cpo
set cpo&vim

setlocal commentstring=//\ %s comments=:///,://,s1:/*,mb:*,ex:*/ formatoptions-=t formatoptions+=croql
setlocal shiftwidth=2 softtabstop=2 expandtab smartindent cinwords= textwidth=120
setlocal include=^\\s*import\\s*\" suffixesadd=.shape

" :make checks the file, and fills the quickfix list.
setlocal makeprg=shapec\ check\ %:S
setlocal errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,shapec:\ %trror:\ %m,%-G%.%#

" gq formats lines that are whole declarations, and :ShapeFormat the file.
setlocal formatprg=shapec\ format\ -
if executable('shapec')
  command! -buffer ShapeFormat update | silent execute '!shapec format' shellescape(expand('%')) | edit | redraw!
endif

let b:undo_ftplugin = 'setlocal commentstring< comments< formatoptions< shiftwidth< softtabstop< expandtab< smartindent<'
      \ . ' cinwords< textwidth< include< suffixesadd< makeprg< errorformat< formatprg<'
      \ . ' | silent! delcommand -buffer ShapeFormat'

let &cpo = s:cpo
unlet s:cpo
