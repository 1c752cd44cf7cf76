// The functions of this module are inline; a target needs one file to compile.
#include "CStrataCurl.h"
