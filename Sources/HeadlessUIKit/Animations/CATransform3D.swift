import Foundation

/// A transform of space. Layers use only its affine transform of the plane.
public struct CATransform3D: Sendable {
    /// The element in row 1 and column 1.
    public var m11: CGFloat
    /// The element in row 1 and column 2.
    public var m12: CGFloat
    /// The element in row 1 and column 3.
    public var m13: CGFloat
    /// The element in row 1 and column 4.
    public var m14: CGFloat
    /// The element in row 2 and column 1.
    public var m21: CGFloat
    /// The element in row 2 and column 2.
    public var m22: CGFloat
    /// The element in row 2 and column 3.
    public var m23: CGFloat
    /// The element in row 2 and column 4.
    public var m24: CGFloat
    /// The element in row 3 and column 1.
    public var m31: CGFloat
    /// The element in row 3 and column 2.
    public var m32: CGFloat
    /// The element in row 3 and column 3.
    public var m33: CGFloat
    /// The element in row 3 and column 4.
    public var m34: CGFloat
    /// The element in row 4 and column 1.
    public var m41: CGFloat
    /// The element in row 4 and column 2.
    public var m42: CGFloat
    /// The element in row 4 and column 3.
    public var m43: CGFloat
    /// The element in row 4 and column 4.
    public var m44: CGFloat

    /// Creates a transform whose elements are all 0.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0,
            m42: 0,
            m43: 0, m44: 0)
    }

    /// Creates a transform from its elements.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform of space that transforms the plane as an affine transform does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
        m41: m.tx,
        m42: m.ty, m43: 0, m44: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a transform only transforms the plane, without perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43].allSatisfy { $0 == 0 } && t.m33 == 1 && t.m44 == 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the affine transform of the plane. Elements that concern depth or perspective are ignored.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
