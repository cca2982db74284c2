[(block) (arguments) (parameters) (list) (comprehension) (switch) (enum_declaration) (block_comment)] @fold
(import_declaration)+ @fold
(doc_comment)+ @fold
