/// The state shown by the page in addition to the pictures.
struct PreviewState: Encodable {
    /// The name of the watched folder.
    let name: String
    /// The absolute path of the watched folder, for links that open an editor.
    let folder: String
    /// Whether the page may write to the files, given the key.
    let mayEdit: Bool
    let revision: String
    /// The screens of the app. Empty if there is no app.
    let screens: [ScreenState]
    /// The screens whose files have changed and have not been read yet.
    let pending: [String]
    /// The problems of the watched folder itself.
    let folderProblems: [PreviewProblem]
    let clients: DeviceList
}

/// The state of a screen.
struct ScreenState: Encodable {
    let id: String
    let title: String
    /// The folder of the view tree in the watched folder.
    let group: String
    /// The paths of the stylesheets that the pictures show, with those that they import.
    let stylesheets: [String]
    /// The revision that the pictures show. `nil` if there is no picture.
    let revision: String?
    /// Whether the pictures show the current files. Otherwise, the last version without new errors stays.
    let isGood: Bool
    /// Whether the pictures can have transitions or animations.
    let moves: Bool
    let errors: Int
    let warnings: Int
    /// The first problems, errors before warnings.
    let problems: [PreviewProblem]

    private static let problemLimit = 20

    /// - Parameter id: The identifier in requests for pictures.
    @MainActor init(_ screen: PreviewScreen, id: String) {
        self.id = id
        title = id.fileStem
        group = id.split(separator: "/").dropLast().joined(separator: "/")
        stylesheets = screen.version?.sheets.dependencies.sorted() ?? []
        revision = screen.version?.revision.description
        isGood = screen.isGood
        moves = screen.version?.declaresMotion ?? false
        let all = screen.problems + (screen.viewProblems ?? [])
        errors = all.count(where: \.isError)
        warnings = all.count - errors
        let worstFirst = all.filter(\.isError) + all.filter { !$0.isError }
        problems = Array(worstFirst.prefix(Self.problemLimit))
    }
}
