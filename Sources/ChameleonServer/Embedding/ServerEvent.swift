import NimbusChameleon

/// What a server tells whoever runs it.
public enum ServerEvent: Sendable {
    /// Somebody watches who did not before.
    case connected(ServerClient)
    /// Somebody has not been there for a while.
    case gone(ServerClient)
    /// Files have changed, and those who watch have been told.
    case changed(ChangeNotice)
    /// Somebody says what the style sheets have come to.
    case reported(ClientReport, by: ServerClient)
    /// Something is not served.
    case problem(FolderProblem)
}
