// The module has headers only; a target needs one file to compile.
#include "CStrataCMark.h"
