#include "CMarkBaseline.h"

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

int cmark_baseline_parse(const char *text, size_t length) {
    static const char *const names[] = {"table", "strikethrough", "autolink", "tasklist"};
    cmark_gfm_core_extensions_ensure_registered();
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_FOOTNOTES);
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(names[index]));
    }
    cmark_parser_feed(parser, text, length);
    cmark_node *root = cmark_parser_finish(parser);
    cmark_parser_free(parser);
    if (!root) return 0;
    cmark_node_free(root);
    return 1;
}
