/// The state shown by the page in addition to the image.
struct PreviewState: Encodable {
    let title: String
    /// Whether there is an app to show.
    let hasApp: Bool
    let revision: String
    let isGood: Bool
    let problems: [PreviewProblem]
    let clients: [PreviewClient]
}
