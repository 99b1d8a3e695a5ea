/// A reference to an object that is created at its first use. Several threads may use the reference at once: they all get
/// the object that was published first.
struct PublishedReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
    private let cell: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    init() {
        cell = .allocate(capacity: 1)
        cell.initialize(to: nil)
    }

    /// Returns the object.
    /// - Parameter make: Creates the object if none was published.
    func object(orPublish make: () -> Object) -> Object {
        if let published = publishedPointer(in: cell) { return Unmanaged.fromOpaque(published).takeUnretainedValue() }
        let object = make()
        let reference = Unmanaged.passRetained(object)
        guard let earlier = publish(reference.toOpaque(), in: cell) else { return object }
        reference.release()
        return Unmanaged.fromOpaque(earlier).takeUnretainedValue()
    }

    deinit {
        if let published = cell.pointee { Unmanaged<Object>.fromOpaque(published).release() }
        cell.deallocate()
    }
}
