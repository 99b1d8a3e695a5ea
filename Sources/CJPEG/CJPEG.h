// The system's libjpeg, and functions that catch its errors. libjpeg reports an error by a function that does not return,
// which Swift cannot write.

#ifndef CJPEG_H
#define CJPEG_H

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

// The errors of a decoder, and the position to continue at after an error.
struct cjpeg_errors {
    struct jpeg_error_mgr manager;
    jmp_buf position;
};

static inline void cjpeg_exit(j_common_ptr decoder) {
    longjmp(((struct cjpeg_errors *)decoder->err)->position, 1);
}

// A warning means that the data is damaged. `level` is negative for a warning.
static inline void cjpeg_note(j_common_ptr decoder, int level) {
    if (level < 0) cjpeg_exit(decoder);
}

static inline void cjpeg_print(j_common_ptr decoder) {
    (void)decoder;
}

// A small file can have any number of scans, each of which visits all pixels.
static inline void cjpeg_limit_scans(j_common_ptr decoder) {
    if (((j_decompress_ptr)decoder)->input_scan_number > 100) cjpeg_exit(decoder);
}

static inline void cjpeg_begin(struct jpeg_decompress_struct *decoder, struct cjpeg_errors *errors) {
    decoder->err = jpeg_std_error(&errors->manager);
    errors->manager.error_exit = cjpeg_exit;
    errors->manager.emit_message = cjpeg_note;
    errors->manager.output_message = cjpeg_print;
}

// Reads the size of a JPEG image, in pixels. Returns 0 if the data is not valid.
static inline int cjpeg_read_size(const unsigned char *bytes, size_t count, unsigned *width,
                                  unsigned *height) {
    struct jpeg_decompress_struct decoder;
    struct cjpeg_errors errors;
    cjpeg_begin(&decoder, &errors);
    jpeg_create_decompress(&decoder);
    if (setjmp(errors.position)) {
        jpeg_destroy_decompress(&decoder);
        return 0;
    }
    jpeg_mem_src(&decoder, (unsigned char *)bytes, count);
    jpeg_read_header(&decoder, TRUE);
    *width = decoder.image_width;
    *height = decoder.image_height;
    jpeg_destroy_decompress(&decoder);
    return 1;
}

// Reads the pixels of a JPEG image into `height` rows of `stride` bytes, as blue, green, red and an opaque alpha. Returns 0
// if the data is not valid or has another size.
static inline int cjpeg_read_pixels(const unsigned char *bytes, size_t count, unsigned char *pixels,
                                    size_t stride, unsigned width, unsigned height) {
    struct jpeg_decompress_struct decoder;
    struct jpeg_progress_mgr progress;
    struct cjpeg_errors errors;
    cjpeg_begin(&decoder, &errors);
    jpeg_create_decompress(&decoder);
    if (setjmp(errors.position)) {
        jpeg_destroy_decompress(&decoder);
        return 0;
    }
    progress.progress_monitor = cjpeg_limit_scans;
    decoder.progress = &progress;
    jpeg_mem_src(&decoder, (unsigned char *)bytes, count);
    jpeg_read_header(&decoder, TRUE);
    decoder.out_color_space = JCS_EXT_BGRA;
    jpeg_start_decompress(&decoder);
    if (decoder.output_width != width || decoder.output_height != height) cjpeg_exit((j_common_ptr)&decoder);
    while (decoder.output_scanline < height) {
        JSAMPROW row = pixels + decoder.output_scanline * stride;
        jpeg_read_scanlines(&decoder, &row, 1);
    }
    jpeg_finish_decompress(&decoder);
    jpeg_destroy_decompress(&decoder);
    return 1;
}

#endif
