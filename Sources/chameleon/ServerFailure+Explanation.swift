import ChameleonServer

extension ServerFailure {
    /// A sentence without a full stop.
    var explanation: String {
        switch self {
        case .noFolder: "the folder to watch is not there"
        case .invalidHost: "the host is not an address of this machine, such as 127.0.0.1"
        case .portInUse(let port): "port \(port) is in use; another one can be given with --port"
        case .cannotListen(let port): "cannot listen on port \(port) of this address"
        }
    }

    /// The exit code of the program.
    var exitCode: Int32 {
        switch self {
        case .noFolder: 3
        case .invalidHost: 2
        case .portInUse, .cannotListen: 1
        }
    }
}
