/// The transfer functions of RGB spaces (CSS Color 4, section 10). They are odd: defined for negative channels too.
enum TransferFunction {
    case srgb, a98RGB, prophotoRGB, rec2020

    private static let rec2020Scale = 1.099_296_826_809_44
    private static let rec2020Threshold = 0.018_053_968_510_807

    /// Returns the linear light of an encoded channel.
    func decode(_ channel: Double) -> Double {
        let magnitude = abs(channel)
        let light: Double =
            switch self {
            case .srgb: magnitude <= 0.04045 ? magnitude / 12.92 : power((magnitude + 0.055) / 1.055, 2.4)
            case .a98RGB: power(magnitude, 563.0 / 256)
            case .prophotoRGB: magnitude <= 16.0 / 512 ? magnitude / 16 : power(magnitude, 1.8)
            case .rec2020:
                magnitude < Self.rec2020Threshold * 4.5
                    ? magnitude / 4.5 : power((magnitude + Self.rec2020Scale - 1) / Self.rec2020Scale, 1 / 0.45)
            }
        return channel < 0 ? -light : light
    }

    /// Returns the encoded channel of linear light.
    func encode(_ light: Double) -> Double {
        let magnitude = abs(light)
        let channel: Double =
            switch self {
            case .srgb:
                magnitude > 0.003_130_8 ? 1.055 * power(magnitude, 1 / 2.4) - 0.055 : 12.92 * magnitude
            case .a98RGB: power(magnitude, 256.0 / 563)
            case .prophotoRGB: magnitude >= 1.0 / 512 ? power(magnitude, 1 / 1.8) : 16 * magnitude
            case .rec2020:
                magnitude > Self.rec2020Threshold
                    ? Self.rec2020Scale * power(magnitude, 0.45) - (Self.rec2020Scale - 1) : 4.5 * magnitude
            }
        return light < 0 ? -channel : channel
    }

    func decode(_ channels: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(decode(channels.x), decode(channels.y), decode(channels.z))
    }

    func encode(_ light: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(encode(light.x), encode(light.y), encode(light.z))
    }
}
