extension UIBarButtonItem {
    /// The bar buttons that the system defines.
    public enum SystemItem: Int, Sendable {
        /// A button that completes a task.
        case done = 0
        /// A button that cancels a task.
        case cancel = 1
        /// A button that starts editing.
        case edit = 2
        /// A button that saves changes.
        case save = 3
        /// A button that adds an item.
        case add = 4
        /// Flexible space between other items.
        case flexibleSpace = 5
        /// Space of a fixed width between other items.
        case fixedSpace = 6
        /// A button that composes a message.
        case compose = 7
        /// A button that replies to a message.
        case reply = 8
        /// A button that shows actions.
        case action = 9
        /// A button that moves an item to a folder.
        case organize = 10
        /// A button that shows bookmarks.
        case bookmarks = 11
        /// A button that searches.
        case search = 12
        /// A button that refreshes the content.
        case refresh = 13
        /// A button that stops a task.
        case stop = 14
        /// A button that opens the camera.
        case camera = 15
        /// A button that deletes an item.
        case trash = 16
        /// A button that starts playback.
        case play = 17
        /// A button that pauses playback.
        case pause = 18
        /// A button that rewinds playback.
        case rewind = 19
        /// A button that fast-forwards playback.
        case fastForward = 20
        /// A button that undoes the last change.
        case undo = 21
        /// A button that repeats an undone change.
        case redo = 22
        /// A button that closes a screen.
        case close = 24
    }
}
