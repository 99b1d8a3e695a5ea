extension UIBarButtonItem.SystemItem {
    /// The symbol of the system item. `nil` for spaces and for items with a title.
    var symbol: Symbol? {
        switch self {
        case .add: .plus
        case .search: .magnifier
        case .stop, .close: .cross
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
            .bookmarks,
            .refresh, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo:
            nil
        }
    }

    /// The title of the system item. `nil` for spaces and for items with a symbol.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .refresh: "Refresh"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Back"
        case .fastForward: "Ahead"
        case .undo: "Undo"
        case .redo: "Redo"
        case .flexibleSpace, .fixedSpace, .add, .search, .stop, .close: nil
        }
    }
}
