autocmd BufRead,BufNewFile *.shape setfiletype shape
