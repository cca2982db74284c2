-- The language server of shapec in Neovim 0.11 and later: copy this into init.lua.

vim.filetype.add({ extension = { shape = 'shape' } })
vim.lsp.config('shapec', { cmd = { 'shapec', 'lsp' }, filetypes = { 'shape' }, root_markers = { '.git' } })
vim.lsp.enable('shapec')

vim.api.nvim_create_autocmd('LspAttach', {
  callback = function(event)
    local client = vim.lsp.get_client_by_id(event.data.client_id)
    if client == nil or client.name ~= 'shapec' then return end
    vim.lsp.completion.enable(true, client.id, event.buf, { autotrigger = true })
    if client:supports_method('textDocument/inlayHint') then vim.lsp.inlay_hint.enable(true, { bufnr = event.buf }) end
  end,
})
