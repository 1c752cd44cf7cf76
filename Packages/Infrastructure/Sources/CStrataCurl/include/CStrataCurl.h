// libcurl for Swift, which cannot call C functions with variable arguments.
//
// On Linux the library is loaded with the first exchange: its fifty libraries take longer to load than the rest of a program
// to start, and most runs need them after the first screen, or not at all.
#pragma once

#include <curl/curl.h>
#include <stdbool.h>

// The macros of the header check calls of the functions themselves.
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

// The functions that are called, without their prefix.
#define CCURL_FUNCTIONS(F) \
    F(global_init) \
    F(easy_init) \
    F(easy_reset) \
    F(easy_cleanup) \
    F(easy_setopt) \
    F(easy_getinfo) \
    F(multi_init) \
    F(multi_cleanup) \
    F(multi_add_handle) \
    F(multi_remove_handle) \
    F(multi_perform) \
    F(multi_poll) \
    F(multi_wakeup) \
    F(multi_info_read) \
    F(slist_append) \
    F(slist_free_all)

#define CCURL_MEMBER(name) __typeof__(curl_##name) *name;
struct ccurl_functions {
    CCURL_FUNCTIONS(CCURL_MEMBER)
};

extern struct ccurl_functions ccurl;

// Loads the library, before any other function of this file is called; returns whether it is there.
bool ccurl_load(void);

static inline CURLcode ccurl_global_init(long flags) { return ccurl.global_init(flags); }
static inline CURL *ccurl_easy_init(void) { return ccurl.easy_init(); }
static inline void ccurl_easy_reset(CURL *easy) { ccurl.easy_reset(easy); }
static inline void ccurl_easy_cleanup(CURL *easy) { ccurl.easy_cleanup(easy); }
static inline CURLM *ccurl_multi_init(void) { return ccurl.multi_init(); }
static inline void ccurl_multi_cleanup(CURLM *multi) { ccurl.multi_cleanup(multi); }
static inline void ccurl_multi_add(CURLM *multi, CURL *easy) { ccurl.multi_add_handle(multi, easy); }
static inline void ccurl_multi_remove(CURLM *multi, CURL *easy) { ccurl.multi_remove_handle(multi, easy); }
static inline void ccurl_multi_perform(CURLM *multi) {
    int running = 0;
    ccurl.multi_perform(multi, &running);
}
static inline void ccurl_multi_wait(CURLM *multi, int milliseconds) {
    ccurl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}
static inline void ccurl_multi_wake(CURLM *multi) { ccurl.multi_wakeup(multi); }
static inline struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
    return ccurl.slist_append(list, text);
}
static inline void ccurl_slist_free(struct curl_slist *list) { ccurl.slist_free_all(list); }

static inline CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
    return ccurl.easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_size(CURL *easy, CURLoption option, curl_off_t value) {
    return ccurl.easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value) {
    return ccurl.easy_setopt(easy, option, value);
}

static inline void ccurl_set_bytes(CURL *easy, const void *value) {
    ccurl.easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, value);
}

static inline CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
    return ccurl.easy_setopt(easy, option, value);
}

typedef size_t (*ccurl_receiver)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode ccurl_set_receivers(CURL *easy, ccurl_receiver header, ccurl_receiver body, void *context,
                                           char *message) {
    ccurl.easy_setopt(easy, CURLOPT_ERRORBUFFER, message);
    ccurl.easy_setopt(easy, CURLOPT_PRIVATE, context);
    ccurl.easy_setopt(easy, CURLOPT_HEADERDATA, context);
    ccurl.easy_setopt(easy, CURLOPT_WRITEDATA, context);
    ccurl.easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
    return ccurl.easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
}

static inline long ccurl_get_long(CURL *easy, CURLINFO info) {
    long value = 0;
    ccurl.easy_getinfo(easy, info, &value);
    return value;
}

static inline curl_off_t ccurl_get_size(CURL *easy, CURLINFO info) {
    curl_off_t value = 0;
    ccurl.easy_getinfo(easy, info, &value);
    return value;
}

static inline void *ccurl_get_context(CURL *easy) {
    char *value = NULL;
    ccurl.easy_getinfo(easy, CURLINFO_PRIVATE, &value);
    return value;
}

// Only HTTP; the older option is deprecated where the newer one exists.
static inline CURLcode ccurl_allow_http_only(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return ccurl.easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return ccurl.easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

// The name lookup of a cancelled transfer must not delay the others.
static inline void ccurl_leave_lookups_behind(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
    ccurl.easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
    (void)easy;
#endif
}

// The next transfer that has ended, with its result, or NULL.
static inline CURL *ccurl_next_finished(CURLM *multi, CURLcode *result) {
    int left = 0;
    CURLMsg *message;
    while ((message = ccurl.multi_info_read(multi, &left))) {
        if (message->msg == CURLMSG_DONE) {
            *result = message->data.result;
            return message->easy_handle;
        }
    }
    return NULL;
}
