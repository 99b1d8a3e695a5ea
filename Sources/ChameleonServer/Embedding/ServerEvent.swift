import NimbusChameleon

/// An event that a server reports to its owner.
public enum ServerEvent: Sendable {
    /// A client started watching.
    case connected(ServerClient)
    /// A client has been without a connection for `ServerLimits.absence`.
    case gone(ServerClient)
    /// Files changed, and the waiting clients were sent the changes.
    case changed(ChangeNotice)
    /// A client reported the results of loading its stylesheets.
    case reported(ClientReport, by: ServerClient)
    /// A file or folder is not served or not watched.
    case problem(FolderProblem)
    /// A problem of a file or folder, reported before or counted as one of others, is over.
    case solved(FolderProblem)
}
