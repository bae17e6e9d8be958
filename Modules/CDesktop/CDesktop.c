// Everything is in the header; SwiftPM needs one source file to build a C target.
#include "CDesktop.h"
