/// The images between two segments, by the states of the segments.
struct DividerImages {
    private struct States: Hashable {
        let left: UInt
        let right: UInt
    }

    private var images: [States: UIImage] = [:]

    /// The image for two states. The getter returns the image of the normal states if none was set.
    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { images[States(left: left.rawValue, right: right.rawValue)] ?? images[States(left: 0, right: 0)] }
        set { images[States(left: left.rawValue, right: right.rawValue)] = newValue }
    }
}
