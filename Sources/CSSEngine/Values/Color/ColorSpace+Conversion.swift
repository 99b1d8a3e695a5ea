/// Conversions through CIE XYZ relative to D65 (CSS Color 4, sections 10.8 and 17).
extension ColorSpace {
    /// The rectangular space of a space with a hue, and of `rgb()`.
    var rectangular: ColorSpace {
        switch self {
        case .rgb, .hsl, .hwb: .srgb
        case .lch: .lab
        case .oklch: .oklab
        case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65,
            .lab, .oklab:
            self
        }
    }

    /// Returns the channels in the rectangular space.
    func toRectangular(_ values: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .rgb: values / 255
        case .hsl: HueModels.hslToRGB(values)
        case .hwb: HueModels.hwbToRGB(values)
        case .lch, .oklch: HueModels.polarToRectangular(values)
        case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65,
            .lab, .oklab:
            values
        }
    }

    /// Returns the channels in this space for channels in the rectangular space.
    func fromRectangular(_ values: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .rgb: values * 255
        case .hsl: HueModels.rgbToHSL(values)
        case .hwb: HueModels.rgbToHWB(values)
        case .lch, .oklch: HueModels.rectangularToPolar(values)
        case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65,
            .lab, .oklab:
            values
        }
    }

    func toXYZ(_ values: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .rgb, .hsl, .hwb, .lch, .oklch: rectangular.toXYZ(toRectangular(values))
        case .srgb: ColorMatrix.srgbToXYZ * TransferFunction.srgb.decode(values)
        case .srgbLinear: ColorMatrix.srgbToXYZ * values
        case .displayP3: ColorMatrix.displayP3ToXYZ * TransferFunction.srgb.decode(values)
        case .displayP3Linear: ColorMatrix.displayP3ToXYZ * values
        case .a98RGB: ColorMatrix.a98RGBToXYZ * TransferFunction.a98RGB.decode(values)
        case .prophotoRGB:
            ColorMatrix.d50ToD65 * (ColorMatrix.prophotoRGBToXYZ * TransferFunction.prophotoRGB.decode(values))
        case .rec2020: ColorMatrix.rec2020ToXYZ * TransferFunction.rec2020.decode(values)
        case .xyzD50: ColorMatrix.d50ToD65 * values
        case .xyzD65: values
        case .lab: ColorMatrix.d50ToD65 * LabModel.labToXYZ(values)
        case .oklab: LabModel.oklabToXYZ(values)
        }
    }

    func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .rgb, .hsl, .hwb, .lch, .oklch: fromRectangular(rectangular.fromXYZ(xyz))
        case .srgb: TransferFunction.srgb.encode(ColorMatrix.srgbFromXYZ * xyz)
        case .srgbLinear: ColorMatrix.srgbFromXYZ * xyz
        case .displayP3: TransferFunction.srgb.encode(ColorMatrix.displayP3FromXYZ * xyz)
        case .displayP3Linear: ColorMatrix.displayP3FromXYZ * xyz
        case .a98RGB: TransferFunction.a98RGB.encode(ColorMatrix.a98RGBFromXYZ * xyz)
        case .prophotoRGB:
            TransferFunction.prophotoRGB.encode(ColorMatrix.prophotoRGBFromXYZ * (ColorMatrix.d65ToD50 * xyz))
        case .rec2020: TransferFunction.rec2020.encode(ColorMatrix.rec2020FromXYZ * xyz)
        case .xyzD50: ColorMatrix.d65ToD50 * xyz
        case .xyzD65: xyz
        case .lab: LabModel.xyzToLab(ColorMatrix.d65ToD50 * xyz)
        case .oklab: LabModel.xyzToOklab(xyz)
        }
    }
}
