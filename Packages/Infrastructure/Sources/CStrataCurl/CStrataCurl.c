#include "CStrataCurl.h"

struct ccurl_functions ccurl;

#ifdef __APPLE__

bool ccurl_load(void) {
#define CCURL_LINK(name) ccurl.name = curl_##name;
    CCURL_FUNCTIONS(CCURL_LINK)
    return true;
}

#else

#include <dlfcn.h>

bool ccurl_load(void) {
    // Its ABI has had this number since 2006.
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
#define CCURL_LOOK_UP(name) \
    if (!(ccurl.name = (__typeof__(curl_##name) *)dlsym(library, "curl_" #name))) return false;
    CCURL_FUNCTIONS(CCURL_LOOK_UP)
    return true;
}

#endif
