[(source_file) (block) (function_body) (function_declaration) (style_declaration) (shape_declaration) (comprehension)] @local.scope
(let_declaration name: (name) @local.definition.var)
(function_declaration name: (name) @local.definition.function)
(parameter name: (name) @local.definition.parameter)
(binding variable: (name) @local.definition.var)
(call name: (name) @local.reference)
