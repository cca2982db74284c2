[(block) (function_body) (arguments) (parameters) (list) (comprehension) (group) (point) (enum_declaration)] @indent.begin
(case) @indent.begin
["}" ")" "]"] @indent.branch @indent.end
["case" "default"] @indent.branch
[(comment) (doc_comment) (block_comment)] @indent.ignore
