[(block) (function_body) (arguments) (parameters) (list) (comprehension) (switch) (switch_value) (enum_declaration) (block_comment)] @fold
(import_declaration)+ @fold
(doc_comment)+ @fold
