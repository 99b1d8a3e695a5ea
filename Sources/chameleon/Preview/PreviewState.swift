/// All that the page shows beside the picture.
struct PreviewState: Encodable {
    let title: String
    /// Whether there is a picture.
    let hasApp: Bool
    let revision: String
    let isGood: Bool
    let problems: [PreviewProblem]
    let clients: [PreviewClient]
}
