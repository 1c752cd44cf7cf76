#include "CStrataImages.h"

#include "Formats.h"
#include "Libraries.h"

struct images_libraries images_libraries;

#ifdef __APPLE__

bool strata_images_load(void) {
#define LIBRARY_LINK(name) images_libraries.name = name;
    JPEG_FUNCTIONS(LIBRARY_LINK)
    PNG_FUNCTIONS(LIBRARY_LINK)
    WEBP_FUNCTIONS(LIBRARY_LINK)
    return true;
}

#else

#include <dlfcn.h>

#define TEXT(number) #number
#define NUMBER(number) TEXT(number)

bool strata_images_load(void) {
    // The layouts of structures belong to the version that the headers have: 62 is that of Debian and Fedora, 80 of Ubuntu and Arch.
    void *jpeg = dlopen(JPEG_LIB_VERSION >= 80 ? "libjpeg.so.8" : "libjpeg.so." NUMBER(JPEG_LIB_VERSION), RTLD_NOW | RTLD_LOCAL);
    void *png = dlopen("libpng16.so.16", RTLD_NOW | RTLD_LOCAL);
    void *webp = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
    if (!jpeg || !png || !webp) return false;
#define LIBRARY_LOOK_UP(library, name) \
    if (!(images_libraries.name = (__typeof__(name) *)dlsym(library, #name))) return false;
#define JPEG_LOOK_UP(name) LIBRARY_LOOK_UP(jpeg, name)
#define PNG_LOOK_UP(name) LIBRARY_LOOK_UP(png, name)
#define WEBP_LOOK_UP(name) LIBRARY_LOOK_UP(webp, name)
    JPEG_FUNCTIONS(JPEG_LOOK_UP)
    PNG_FUNCTIONS(PNG_LOOK_UP)
    WEBP_FUNCTIONS(WEBP_LOOK_UP)
    return true;
}

#endif

struct images_result strata_images_decode(
    enum images_format format, struct images_source source, struct images_request request
) {
    switch (format) {
    case IMAGES_JPEG: return images_decode_jpeg(source, request);
    case IMAGES_PNG: return images_decode_png(source, request);
    case IMAGES_WEBP: return images_decode_webp(source, request);
    }
    return (struct images_result){0};
}
