import CSSEngine
import ChameleonServer

/// The error thrown when the server cannot start.
struct StartError: Error {
    /// A sentence without a full stop.
    let message: String
    /// The exit code of the program.
    let exitCode: Int32

    /// Creates the error for a file of an option that does not exist.
    init(missing path: String) {
        (message, exitCode) = ("\(path.escapedForTerminal): there is no such file", 3)
    }

    init(_ failure: ServerFailure, _ configuration: ServerConfiguration) {
        let host = configuration.host.escapedForTerminal
        switch failure {
        case .noFolder:
            (message, exitCode) = ("\(configuration.folder.escapedForTerminal): there is no such folder", 3)
        case .invalidHost:
            (message, exitCode) = ("--host must be an address of this machine such as 127.0.0.1, not “\(host)”", 2)
        case .portInUse(let port):
            (message, exitCode) = ("port \(port) is in use; choose another with --port", 1)
        case .cannotListen(let port):
            (message, exitCode) = ("cannot listen on port \(port) of \(host)", 1)
        }
    }
}
