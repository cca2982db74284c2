-- Edits a file in Neovim, with its own client of the language server and the settings in the repository.
--
--     SHAPE_EDITORS=Examples/Editors nvim --headless --clean -c 'luafile neovim.lua'
--
-- `shapec` must be in the search path. Works in the current folder, which the caller removes. The last line of the output
-- is the number of checks that passed.

local isNew = vim.fn.has("nvim-0.11") == 1
local checks = 0
local pageClient = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p:h") .. "/page_client.py"

local function finish(code)
  -- Not `qall`: it would wait for the server, which must end by itself.
  vim.cmd(code == 0 and "qall!" or "cquit " .. code)
end

local function fail(message)
  io.stderr:write(debug.traceback(message, 2) .. "\n")
  finish(1)
end

local function expect(is, found)
  if not is then error("found " .. vim.inspect(found), 2) end
  checks = checks + 1
end

local function equal(found, expected)
  if not vim.deep_equal(found, expected) then
    error("found " .. vim.inspect(found) .. "\nexpected " .. vim.inspect(expected), 2)
  end
  checks = checks + 1
end

local function write(name, text)
  local file = assert(io.open(name, "wb"))
  file:write(text)
  file:close()
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") .. "\n"
end

local function keys(typed)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(typed, true, false, true), "xt", false)
end

-- Adds to the keys that Neovim reads after the script pauses.
local function input(typed)
  vim.api.nvim_input(typed)
end

-- Lets Neovim read keys until a condition holds.
local function pause(condition, what)
  coroutine.yield(condition)
  if not condition() then error("no " .. what, 2) end
end

-- Moves to some words, plus some bytes.
local function go(words, after)
  vim.fn.cursor(1, 1)
  expect(vim.fn.search("\\V" .. vim.fn.escape(words, "\\"), "c") > 0, words)
  vim.fn.cursor(vim.fn.line("."), vim.fn.col(".") + (after or 0))
end

-- Returns the client of the server, once the server has answered.
local function server()
  for _, client in pairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
    if client.name == "shapec" and client.initialized and vim.lsp.buf_is_attached(0, client.id) then return client end
  end
end

-- Sends a request about the cursor, and returns its result.
local function ask(method, parameters)
  local client = server()
  local all = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, client.offset_encoding), parameters or {})
  local answers = assert(vim.lsp.buf_request_sync(0, method, all, 10000), method .. " has no answer")
  local _, answer = next(answers)
  if answer.error or answer.err then error(vim.inspect(answer)) end
  return answer.result
end

local function wait(condition, what)
  if not vim.wait(10000, condition, 5) then error("no " .. what .. ":\n" .. vim.inspect(vim.diagnostic.get(0)), 2) end
end

-- Returns the lines of the window of a hover text, without those that only draw a line, and closes it.
local function hoverLines()
  local function others()
    return vim.tbl_filter(function(id) return id ~= vim.api.nvim_get_current_win() end, vim.api.nvim_list_wins())
  end
  vim.lsp.buf.hover()
  wait(function() return #others() == 1 end, "window of the hover text")
  local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(others()[1]), 0, -1, false)
  vim.api.nvim_win_close(others()[1], true)
  return vim.tbl_filter(function(line) return line:find("%w") and not line:find("^```") end, lines)
end

-- Calls a function that shows a list of places, and returns their lines.
local function listed(action)
  vim.fn.setqflist({})
  action()
  wait(function() return #vim.fn.getqflist() > 0 end, "list of places")
  vim.cmd("cclose")
  return vim.tbl_map(function(item) return item.lnum end, vim.fn.getqflist())
end

local function messages()
  return vim.tbl_map(function(item) return item.code end, vim.diagnostic.get(0))
end

local function run()
  -- Neovim 0.11 finds the folder of a file by its version control.
  vim.fn.mkdir(".git")
  write("ink.shape", "/// The color of dots.\nlet ink = .red\n")
  write("dot.shape", table.concat({
    'import "ink.shape"', "", "/// A dot 🂡.", "shape Dot(radius in 1...9 = 4) {", "  size 10 x 10",
    "  /* é🂡 */ fill inc, path: circle(center: center, radius: radius)", "}", "",
  }, "\n"))

  -- Diagnostics, and a fix
  vim.cmd("luafile " .. vim.env.SHAPE_EDITORS .. "/neovim/shape-" .. (isNew and "0.11" or "0.7") .. ".lua")
  vim.cmd("edit! dot.shape")
  equal(vim.bo.filetype, "shape")
  wait(server, "answer to initialize")
  wait(function() return #vim.diagnostic.get(0) == 1 end, "diagnostics")
  local mistake = vim.diagnostic.get(0)[1]
  equal({ mistake.lnum, mistake.code, mistake.severity }, { 5, "E0201", vim.diagnostic.severity.ERROR })
  local line = vim.fn.getline(6)
  equal(line:sub(mistake.col + 1, mistake.end_col), "inc")
  go("inc,")
  local encoding = server().offset_encoding
  local range = vim.lsp.util.make_range_params(0, encoding)
  range.context = { diagnostics = {}, only = { "quickfix" } }
  local actions = ask("textDocument/codeAction", range)
  equal({ #actions > 0, actions[1].kind }, { true, "quickfix" })
  vim.lsp.util.apply_workspace_edit(actions[1].edit, encoding)
  equal(vim.fn.getline(6), (line:gsub("inc", "ink")))
  wait(function() return #vim.diagnostic.get(0) == 0 end, "end of the diagnostics")
  vim.fn.append(1, 'import "./ink.shape"')
  range.context.only = { "source.organizeImports" }
  actions = ask("textDocument/codeAction", range)
  equal(vim.tbl_map(function(action) return action.title end, actions), { "Organize imports" })
  vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
  equal(vim.fn.getline(1, 2), { 'import "ink.shape"', "" })

  -- Names
  go("ink,")
  local place = ask("textDocument/definition")
  equal({ vim.fn.fnamemodify(vim.uri_to_fname(place.uri), ":t"), place.range.start.line }, { "ink.shape", 1 })
  go("radius)")
  local uses = ask("textDocument/references", { context = { includeDeclaration = true } })
  equal(vim.tbl_map(function(use) return use.range.start.line end, uses), { 3, 5 })
  equal(#ask("textDocument/documentHighlight"), 2)
  expect(ask("textDocument/hover").contents.value:find("radius", 1, true), "hover")
  go("ink,")
  expect(ask("textDocument/hover").contents.value:find("The color of dots.", 1, true), "hover")
  equal({ hoverLines()[1], hoverLines()[2] }, { "let ink = .red: Color", "The color of dots." })
  -- Neovim shows the text of an image, so there is none.
  go("Dot(")
  equal(hoverLines(), { "shape Dot(radius in 1...9 = 4)", "A dot 🂡." })
  go("center: center", 10)
  local help = ask("textDocument/signatureHelp")
  expect(help.signatures[1].label:find("circle(", 1, true) == 1, help)
  equal(ask("textDocument/documentSymbol")[1].name, "Dot")
  equal(vim.tbl_map(function(item) return item.name end, ask("workspace/symbol", { query = "ink" })), { "ink" })
  go("ink,")
  vim.lsp.buf.rename("paint")
  wait(function() return text():find("fill paint,", 1, true) end, "new name")
  vim.cmd("wall")
  equal(vim.fn.readfile("ink.shape")[2], "let paint = .red")

  -- Text that is typed key by key, with undo, redo and pasted lines
  go("fill paint")
  keys("Oshadow .black,radius:3<Esc>")
  keys("yyp")
  keys("A, opacity: 30%<Esc>u<C-r>")
  keys("ggdd")
  keys("u")
  keys("Go// é🂡<CR>let half=10/2<Esc>")
  keys("kA<BS>ñ<Esc>")
  keys("gg/fill<CR>cwerase<Esc>u")
  keys("ggVjd")
  keys("P")
  for _ = 1, 4 do keys("Gox<BS>let a=1<Esc>dd") end
  local typed = text()
  local expected = vim.fn.system({ "shapec", "format", "-" }, typed)
  equal(vim.v.shell_error, 0)
  vim.lsp.util.apply_text_edits(
    ask("textDocument/formatting", { options = { tabSize = 2, insertSpaces = true } }), vim.fn.bufnr(), encoding)
  equal(text(), expected)
  expect(expected ~= typed, typed)

  -- The server sees the same mistakes as the command
  keys("Gotrue 🂡<CR>shape Other { size 1 x; fill nothing }<Esc>")
  local found = vim.fn.system({ "shapec", "check", "-", "--stdin-name", "dot.shape", "--diagnostics", "json" }, text())
  local codes = {}
  for entry in found:gmatch("[^\n]+") do
    local item = vim.json.decode(entry)
    if item.severity == "error" then table.insert(codes, item.code) end
  end
  expect(#codes > 0, found)
  table.sort(codes)
  wait(function()
    local seen = messages()
    table.sort(seen)
    return vim.deep_equal(seen, codes)
  end, "diagnostics as those of `check`: " .. vim.inspect(codes))
  keys("uu")

  -- Completion in the menu: the keys arrive while Neovim waits for input
  vim.o.completeopt = "menuone"
  vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
  go("size 10")
  keys("ofil<Esc>")
  input("A<C-x><C-o>")
  pause(function() return vim.fn.pumvisible() == 1 end, "menu")
  local menu = vim.fn.complete_info({ "items" }).items
  expect(menu[1].word:find("^fill") and menu[1].abbr == "fill", menu)
  input("<C-y>")
  -- Neovim 0.11 inserts the snippet when the rest of the item has arrived.
  pause(function() return vim.fn.getline("."):find(isNew and "^  fill %.black" or "^  fill") end, "inserted text")
  input("<Esc>")
  pause(function() return vim.api.nvim_get_mode().mode == "n" end, "end of the insertion")
  expect(vim.fn.getline("."):find("^  fill"), vim.fn.getline("."))

  -- Code lenses, calls, and the format of some lines
  vim.cmd("silent write")
  write("gap.shape", table.concat({
    "let gap = 4 / 2", "shape Gap { size 9 x 9; fill .red, opacity: gap / 9 }", "shape Two {", "  size 9   x 9",
    "  use Gap()", "}", "",
  }, "\n"))
  vim.cmd("edit! gap.shape")
  wait(server, "server of another file")
  vim.lsp.codelens.refresh()
  wait(function() return #vim.lsp.codelens.get(vim.fn.bufnr()) == 3 end, "code lenses")
  go("gap")
  equal(listed(vim.lsp.codelens.run), { 2 })
  go("Gap")
  equal(listed(vim.lsp.buf.incoming_calls), { 5 })
  go("Two")
  equal(listed(vim.lsp.buf.outgoing_calls), { 5 })
  vim.cmd("edit! ink.shape")
  wait(server, "server of the import")
  vim.lsp.codelens.refresh()
  wait(function()
    local lens = vim.lsp.codelens.get(vim.fn.bufnr())[1]
    return lens and lens.command and lens.command.title:find("^used")
  end, "uses in other files")
  vim.cmd("edit! gap.shape")
  wait(server, "server of the file")

  -- All fixes, from the menu
  vim.fn.append(vim.fn.line("$"), { "shape Three { size 9 x 9; fil .red; border left }" })
  wait(function() return #vim.diagnostic.get(0) == 2 end, "two mistakes")
  vim.ui.select = function(items, options, choose)
    for index, item in ipairs(items) do
      if options.format_item(item):find("^Fix all") then return choose(item, index) end
    end
    error(vim.inspect(items))
  end
  go("size 9 x 9; fil")
  vim.lsp.buf.code_action()
  wait(function() return text():find("fill .red; border .left", 1, true) end, "fixes")
  wait(function() return #vim.diagnostic.get(0) == 0 end, "end of the mistakes")
  local fourth = { start = { line = 3, character = 0 }, ["end"] = { line = 3, character = 9 } }
  local edits =
    ask("textDocument/rangeFormatting", { range = fourth, options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, vim.fn.bufnr(), encoding)
  equal(vim.fn.getline(4), "  size 9 x 9")

  -- The page
  local address
  vim.ui.open = function(shown) address = shown end
  if not isNew then
    vim.fn.jobstart = function(command) address = command[2] end
  end
  go("gap = 4")
  vim.cmd("ShapePreview")
  wait(function() return address end, "address")
  expect(address:find("^http://127%.0%.0%.1:%d+/%x+/$"), address)
  go("use Gap")
  vim.cmd("doautocmd CursorMoved")
  local line = vim.trim(vim.fn.system({ "python3", pageClient, address, "let gap = 4", "let gap = 6" }))
  equal(line, tostring(vim.fn.line(".") - 1))
  wait(function() return text():find("let gap = 6", 1, true) end, "change by the page")

  -- What only Neovim 0.11 asks for
  if isNew then
    wait(function() return #vim.lsp.inlay_hint.get({ bufnr = 0 }) == 1 end, "inlay hint")
    wait(function() return vim.lsp.semantic_tokens.get_at_pos(0, 0, 4) ~= nil end, "semantic tokens")
    vim.wo.foldmethod, vim.wo.foldexpr = "expr", "v:lua.vim.lsp.foldexpr()"
    wait(function() return vim.fn.foldlevel(4) == 1 and vim.fn.foldlevel(2) == 0 end, "fold")
  end

  -- The end
  local id = server().id
  vim.lsp.stop_client(id)
  wait(function()
    return not vim.lsp.get_client_by_id(id) or vim.lsp.client_is_stopped(id)
  end, "end of the server")
  io.stdout:write(checks .. " checks passed\n")
  finish(0)
end

local thread = coroutine.create(function()
  local isFine, message = xpcall(run, debug.traceback)
  if not isFine then fail(message) end
end)
local function continue()
  local _, condition = coroutine.resume(thread)
  if coroutine.status(thread) == "dead" then return end
  local tries = 0
  local function try()
    tries = tries + 1
    if condition() or tries > 1000 then continue() else vim.defer_fn(try, 10) end
  end
  try()
end
vim.schedule(continue)
