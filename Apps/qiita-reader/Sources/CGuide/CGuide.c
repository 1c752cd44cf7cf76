// A new chapter gets an entry here; a test compares the entries with the files.

#include "CGuide.h"

#include <string.h>

static const struct {
    const char *slug;
    const unsigned char *english;
    const unsigned char *japanese;
} chapters[] = {
    {
        .slug = "a-project-in-ten-minutes",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/01-a-project-in-ten-minutes.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/01-a-project-in-ten-minutes.md" suffix(, 0)
        },
    },
    {
        .slug = "changing-a-feature",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/02-changing-a-feature.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/02-changing-a-feature.md" suffix(, 0)
        },
    },
    {
        .slug = "the-grid",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/03-the-grid.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/03-the-grid.md" suffix(, 0)
        },
    },
    {
        .slug = "scenes-and-view-models",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/04-scenes-and-view-models.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/04-scenes-and-view-models.md" suffix(, 0)
        },
    },
    {
        .slug = "lists-and-forms",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/05-lists-and-forms.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/05-lists-and-forms.md" suffix(, 0)
        },
    },
    {
        .slug = "alerts-and-navigation",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/06-alerts-and-navigation.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/06-alerts-and-navigation.md" suffix(, 0)
        },
    },
    {
        .slug = "use-cases-state-and-errors",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/07-use-cases-state-and-errors.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/07-use-cases-state-and-errors.md" suffix(, 0)
        },
    },
    {
        .slug = "concurrency",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/08-concurrency.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/08-concurrency.md" suffix(, 0)
        },
    },
    {
        .slug = "testing-a-layer",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/09-testing-a-layer.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/09-testing-a-layer.md" suffix(, 0)
        },
    },
    {
        .slug = "repositories-and-stores",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/10-repositories-and-stores.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/10-repositories-and-stores.md" suffix(, 0)
        },
    },
    {
        .slug = "hosts-and-command-lines",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/11-hosts-and-command-lines.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/11-hosts-and-command-lines.md" suffix(, 0)
        },
    },
    {
        .slug = "keeping-the-rule",
        .english = (const unsigned char[]){
#embed "../../../../docs/guide/12-keeping-the-rule.md" suffix(, 0)
        },
        .japanese = (const unsigned char[]){
#embed "../../../../docs/guide/ja/12-keeping-the-rule.md" suffix(, 0)
        },
    },
};

size_t guide_chapter_count(void) { return sizeof(chapters) / sizeof(chapters[0]); }

const char *guide_slug(size_t number) { return chapters[number].slug; }

const unsigned char *guide_text(size_t number, const char *language) {
    return strcmp(language, "ja") == 0 ? chapters[number].japanese : chapters[number].english;
}
