import Foundation

extension IndexPath {
    /// The row of a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The item of a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// Which section.
    public var section: Int { self[0] }
    /// Which row of it.
    public var row: Int { self[1] }
    /// Which item of it.
    public var item: Int { self[1] }
}
