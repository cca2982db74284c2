-- The language server of shapec in Neovim 0.7 to 0.10: copy this into init.lua.

vim.cmd('autocmd BufRead,BufNewFile *.shape setfiletype shape')

local shapec -- The client that all buffers share.

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'shape',
  callback = function(event)
    local config = { name = 'shapec', cmd = { 'shapec', 'lsp' }, root_dir = vim.fn.getcwd() }
    if vim.lsp.start then
      vim.lsp.start(config) -- 0.8 and later
    else
      config.on_exit = function() shapec = nil end
      shapec = shapec or vim.lsp.start_client(config)
      if shapec then vim.lsp.buf_attach_client(event.buf, shapec) end
    end
    local function map(keys, action) vim.keymap.set('n', keys, action, { buffer = event.buf }) end
    map('K', vim.lsp.buf.hover)
    map('gd', vim.lsp.buf.definition)
    map('gr', vim.lsp.buf.references)
    map('<leader>r', vim.lsp.buf.rename)
    map('<leader>a', vim.lsp.buf.code_action)
    vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
  end,
})
