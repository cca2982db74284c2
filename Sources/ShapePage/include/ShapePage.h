/// The files of the page in `ShapePlayground/Page`, as a part of the program.

#pragma once

/// Returns the names of the files, with a space after each.
const char *shapePageNames(void);

/// Returns the contents of the files in the order of their names, with a zero after each.
const unsigned char *shapePageBytes(void);
long shapePageByteCount(void);
