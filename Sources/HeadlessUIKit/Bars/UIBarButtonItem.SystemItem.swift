extension UIBarButtonItem {
    /// The bar buttons that every app knows.
    public enum SystemItem: Int, Sendable {
        /// It is done.
        case done = 0
        /// Never mind.
        case cancel = 1
        /// Change it.
        case edit = 2
        /// Keep it.
        case save = 3
        /// One more.
        case add = 4
        /// Room that gives.
        case flexibleSpace = 5
        /// Room that does not.
        case fixedSpace = 6
        /// Write.
        case compose = 7
        /// Answer.
        case reply = 8
        /// Do something with it.
        case action = 9
        /// File it.
        case organize = 10
        /// What was marked.
        case bookmarks = 11
        /// Find.
        case search = 12
        /// Fetch it anew.
        case refresh = 13
        /// Stop.
        case stop = 14
        /// Take a picture.
        case camera = 15
        /// Throw it away.
        case trash = 16
        /// Play.
        case play = 17
        /// Pause.
        case pause = 18
        /// Back.
        case rewind = 19
        /// Ahead.
        case fastForward = 20
        /// Take it back.
        case undo = 21
        /// Do it again.
        case redo = 22
        /// Close.
        case close = 24
    }
}
