use zed_extension_api::{self as zed, LanguageServerId, Result};

struct Shape;

impl zed::Extension for Shape {
    fn new() -> Self {
        Shape
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &zed::Worktree) -> Result<zed::Command> {
        let command = worktree.which("shapec").ok_or("shapec is not in the search path")?;
        Ok(zed::Command { command, args: vec!["lsp".into()], env: Default::default() })
    }
}

zed::register_extension!(Shape);
