// A new chapter gets an entry here; a test compares the entries with the files.

#include "CGuide.h"

#include <string.h>

static const struct {
    const char *slug;
    const unsigned char *english;
    const unsigned char *japanese;
} chapters[] = {
    {
        .slug = "the-grid",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/01-the-grid.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/01-the-grid.md" suffix(, 0)
        },
    },
    {
        .slug = "one-request-through-the-layers",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/02-one-request-through-the-layers.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/02-one-request-through-the-layers.md" suffix(, 0)
        },
    },
    {
        .slug = "reading-hoge",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/03-reading-hoge.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/03-reading-hoge.md" suffix(, 0)
        },
    },
    {
        .slug = "listeners-and-erasers",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/04-listeners-and-erasers.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/04-listeners-and-erasers.md" suffix(, 0)
        },
    },
    {
        .slug = "scenes",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/05-scenes.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/05-scenes.md" suffix(, 0)
        },
    },
    {
        .slug = "view-models",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/06-view-models.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/06-view-models.md" suffix(, 0)
        },
    },
    {
        .slug = "alerts-as-values",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/07-alerts-as-values.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/07-alerts-as-values.md" suffix(, 0)
        },
    },
    {
        .slug = "router",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/08-router.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/08-router.md" suffix(, 0)
        },
    },
    {
        .slug = "use-cases-and-errors",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/09-use-cases-and-errors.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/09-use-cases-and-errors.md" suffix(, 0)
        },
    },
    {
        .slug = "state-and-event",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/10-state-and-event.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/10-state-and-event.md" suffix(, 0)
        },
    },
    {
        .slug = "repositories-and-ports",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/11-repositories-and-ports.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/11-repositories-and-ports.md" suffix(, 0)
        },
    },
    {
        .slug = "file-storage",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/12-file-storage.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/12-file-storage.md" suffix(, 0)
        },
    },
    {
        .slug = "transport",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/13-transport.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/13-transport.md" suffix(, 0)
        },
    },
    {
        .slug = "hosts",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/14-hosts.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/14-hosts.md" suffix(, 0)
        },
    },
    {
        .slug = "command-line",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/15-command-line.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/15-command-line.md" suffix(, 0)
        },
    },
    {
        .slug = "testing-a-layer",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/16-testing-a-layer.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/16-testing-a-layer.md" suffix(, 0)
        },
    },
    {
        .slug = "keeping-the-rule",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/17-keeping-the-rule.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/17-keeping-the-rule.md" suffix(, 0)
        },
    },
    {
        .slug = "adding-a-feature",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/18-adding-a-feature.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/18-adding-a-feature.md" suffix(, 0)
        },
    },
    {
        .slug = "two-features",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/19-two-features.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/19-two-features.md" suffix(, 0)
        },
    },
    {
        .slug = "a-list-twice",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/20-a-list-twice.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/20-a-list-twice.md" suffix(, 0)
        },
    },
    {
        .slug = "a-project-of-your-own",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/21-a-project-of-your-own.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/21-a-project-of-your-own.md" suffix(, 0)
        },
    },
};

size_t guide_chapter_count(void) { return sizeof(chapters) / sizeof(chapters[0]); }

const char *guide_slug(size_t number) { return chapters[number].slug; }

const unsigned char *guide_text(size_t number, const char *language) {
    return strcmp(language, "ja") == 0 ? chapters[number].japanese : chapters[number].english;
}
