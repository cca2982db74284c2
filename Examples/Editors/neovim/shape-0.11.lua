-- The language server of shapec in Neovim 0.11 and later: copy this into init.lua.

vim.filetype.add({ extension = { shape = 'shape' } })
-- Completion while you type must not insert or select anything by itself.
vim.opt.completeopt = { 'menuone', 'noselect', 'popup' }

vim.lsp.config('shapec', {
  cmd = { 'shapec', 'lsp' }, filetypes = { 'shape' }, root_markers = { '.git' },
  -- On Linux, Neovim only watches files for changes by other programs if it is asked to.
  capabilities = { workspace = { didChangeWatchedFiles = { dynamicRegistration = true } } },
  init_options = { commands = { 'shape.showReferences', 'shape.preview' } },
})
vim.lsp.enable('shapec')

-- What a code lens does: it lists the places that use a name.
vim.lsp.commands['shape.showReferences'] = function(command, context)
  local encoding = assert(vim.lsp.get_client_by_id(context.client_id)).offset_encoding
  local items = vim.lsp.util.locations_to_items(command.arguments[3], encoding)
  vim.fn.setqflist({}, ' ', { title = command.title, items = items })
  vim.cmd('copen')
end

vim.api.nvim_create_autocmd('LspAttach', {
  callback = function(event)
    local client = vim.lsp.get_client_by_id(event.data.client_id)
    if client == nil or client.name ~= 'shapec' then return end
    vim.lsp.completion.enable(true, client.id, event.buf, { autotrigger = true })
    if client:supports_method('textDocument/inlayHint') then vim.lsp.inlay_hint.enable(true, { bufnr = event.buf }) end
    local function refresh() vim.lsp.codelens.refresh({ bufnr = event.buf }) end
    vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave' }, { buffer = event.buf, callback = refresh })
    refresh()
    -- A page in the browser that follows the text and the cursor, and can change the text.
    local function place() return vim.lsp.util.make_position_params(0, client.offset_encoding) end
    vim.api.nvim_buf_create_user_command(event.buf, 'ShapePreview', function()
      local parameters = { command = 'shape.preview', arguments = { place() } }
      client:request('workspace/executeCommand', parameters, function(failure, address)
        if address then vim.ui.open(address) else vim.notify(failure.message, vim.log.levels.ERROR) end
      end)
    end, {})
    local function follow() client:notify('shape/caret', place()) end
    vim.api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI' }, { buffer = event.buf, callback = follow })
    vim.keymap.set('n', '<leader>l', vim.lsp.codelens.run, { buffer = event.buf })
  end,
})
