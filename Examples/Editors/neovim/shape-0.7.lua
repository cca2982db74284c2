-- The language server of shapec in Neovim 0.7 to 0.10: copy this into init.lua.

vim.cmd('autocmd BufRead,BufNewFile *.shape setfiletype shape')

-- What a code lens does: it lists the places that use a name.
vim.lsp.commands['shape.showReferences'] = function(command, context)
  local encoding = vim.lsp.get_client_by_id(context.client_id).offset_encoding
  local items = vim.lsp.util.locations_to_items(command.arguments[3], encoding)
  vim.fn.setqflist({}, ' ', { title = command.title, items = items })
  vim.cmd('copen')
end

local shapec -- The client that all buffers share.

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'shape',
  callback = function(event)
    local config = {
      name = 'shapec', cmd = { 'shapec', 'lsp' }, root_dir = vim.fn.getcwd(),
      init_options = { commands = { 'shape.showReferences', 'shape.preview' } },
      on_attach = function(client, buffer)
        local function refresh()
          if vim.api.nvim_get_current_buf() == buffer then vim.lsp.codelens.refresh() end
        end
        vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave' }, { buffer = buffer, callback = refresh })
        refresh()
        -- A page in the browser that follows the text and the cursor, and can change the text.
        local function place() return vim.lsp.util.make_position_params(0, client.offset_encoding) end
        vim.api.nvim_buf_create_user_command(buffer, 'ShapePreview', function()
          local parameters = { command = 'shape.preview', arguments = { place() } }
          client.request('workspace/executeCommand', parameters, function(_, address)
            local open = vim.fn.has('mac') == 1 and 'open' or 'xdg-open'
            if address then vim.fn.jobstart({ open, address }, { detach = true }) end
          end, buffer)
        end, {})
        local function follow() client.notify('shape/caret', place()) end
        vim.api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI' }, { buffer = buffer, callback = follow })
      end,
    }
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
    map('<leader>l', vim.lsp.codelens.run)
    vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
  end,
})
