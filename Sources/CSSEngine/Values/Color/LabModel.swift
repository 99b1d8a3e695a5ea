/// Conversions of CIE Lab, relative to D50, and of Oklab, relative to D65 (CSS Color 4, sections 9 and 17).
enum LabModel {
    private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    private static let kappa = 24389.0 / 27
    private static let epsilon = 216.0 / 24389

    static func labToXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let y = (lab.x + 16) / 116
        let x = y + lab.y / 500
        let z = y - lab.z / 200
        func light(_ root: Double) -> Double {
            let cube = root * root * root
            return cube > epsilon ? cube : (116 * root - 16) / kappa
        }
        return SIMD3(light(x), lab.x > kappa * epsilon ? y * y * y : lab.x / kappa, light(z)) * white
    }

    static func xyzToLab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        func root(_ light: Double) -> Double {
            light > epsilon ? cubeRoot(light) : (kappa * light + 16) / 116
        }
        let relative = xyz / white
        let (x, y, z) = (root(relative.x), root(relative.y), root(relative.z))
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    static func oklabToXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let roots = ColorMatrix.oklabToCones * lab
        return ColorMatrix.conesToXYZ * (roots * roots * roots)
    }

    static func xyzToOklab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let cones = ColorMatrix.xyzToCones * xyz
        return ColorMatrix.conesToOklab * SIMD3(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z))
    }
}
