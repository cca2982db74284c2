#include "ShapePage.h"

// `#embed` is C23. The compilers that build this package know it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Nothing here needs a debugger, and valgrind can't read what clang writes for one.
#define NO_DEBUG __attribute__((nodebug))

// Each file and a zero, in the order of the names. The compiler notes them as dependencies, so a change of the page is
// built like a change of a header.
NO_DEBUG static const unsigned char bytes[] = {
#embed "../ShapePlayground/Page/index.html" suffix(, 0, )
#embed "../ShapePlayground/Page/style.css" suffix(, 0, )
#embed "../ShapePlayground/Page/api.js" suffix(, 0, )
#embed "../ShapePlayground/Page/brackets.js" suffix(, 0, )
#embed "../ShapePlayground/Page/client.js" suffix(, 0, )
#embed "../ShapePlayground/Page/completion.js" suffix(, 0, )
#embed "../ShapePlayground/Page/controls.js" suffix(, 0, )
#embed "../ShapePlayground/Page/documents.js" suffix(, 0, )
#embed "../ShapePlayground/Page/dom.js" suffix(, 0, )
#embed "../ShapePlayground/Page/editor.js" suffix(, 0, )
#embed "../ShapePlayground/Page/elements.js" suffix(, 0, )
#embed "../ShapePlayground/Page/find.js" suffix(, 0, )
#embed "../ShapePlayground/Page/gallery.js" suffix(, 0, )
#embed "../ShapePlayground/Page/hover.js" suffix(, 0, )
#embed "../ShapePlayground/Page/keys.js" suffix(, 0, )
#embed "../ShapePlayground/Page/main.js" suffix(, 0, )
#embed "../ShapePlayground/Page/markdown.js" suffix(, 0, )
#embed "../ShapePlayground/Page/outputs.js" suffix(, 0, )
#embed "../ShapePlayground/Page/picture.js" suffix(, 0, )
#embed "../ShapePlayground/Page/problems.js" suffix(, 0, )
#embed "../ShapePlayground/Page/share.js" suffix(, 0, )
#embed "../ShapePlayground/Page/state.js" suffix(, 0, )
#embed "../ShapePlayground/Page/text.js" suffix(, 0, )
#embed "../ShapePlayground/Page/tokens.js" suffix(, 0, )
#embed "../ShapePlayground/Page/transport.js" suffix(, 0, )
};

NO_DEBUG static const char names[] =
    "index.html "
    "style.css "
    "api.js "
    "brackets.js "
    "client.js "
    "completion.js "
    "controls.js "
    "documents.js "
    "dom.js "
    "editor.js "
    "elements.js "
    "find.js "
    "gallery.js "
    "hover.js "
    "keys.js "
    "main.js "
    "markdown.js "
    "outputs.js "
    "picture.js "
    "problems.js "
    "share.js "
    "state.js "
    "text.js "
    "tokens.js "
    "transport.js ";

NO_DEBUG const char *shapePageNames(void) { return names; }

NO_DEBUG const unsigned char *shapePageBytes(void) { return bytes; }

NO_DEBUG long shapePageByteCount(void) { return sizeof bytes; }
