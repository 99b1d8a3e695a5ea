// The system's Cairo, Pango and fontconfig, as one module.

#ifndef CPANGOCAIRO_H
#define CPANGOCAIRO_H

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

#endif
