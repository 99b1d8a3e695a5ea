import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The body of an answer while it comes.
struct HTTPAnswer: Sendable {
    typealias Problem = NIChameleonObserver.Problem

    /// Bytes that there may be.
    let sizeLimit: Int
    /// Where it is sent in the end, once.
    let sink: AsyncStream<Result<Data, Problem>>.Continuation

    /// The status, where the server wants somebody else to be asked.
    var redirection: Int?

    private var data = Data()
    private var isTooLarge = false

    init(sizeLimit: Int, sink: AsyncStream<Result<Data, Problem>>.Continuation) {
        self.sizeLimit = sizeLimit
        self.sink = sink
    }

    /// Takes more bytes, unless they are too many.
    /// - Returns: whether there is room for what comes next.
    mutating func take(_ more: Data) -> Bool {
        isTooLarge = isTooLarge || more.count > sizeLimit - data.count
        if !isTooLarge { data.append(more) }
        return !isTooLarge
    }

    /// What it has come to in the end.
    func result(of task: URLSessionTask, _ error: (any Error)?) -> Result<Data, Problem> {
        if let status = redirection ?? task.status, !task.isSuccess { return .failure(.refused(status: status)) }
        if isTooLarge { return .failure(.tooLarge) }
        switch error {
        case nil: return .success(data)
        case let error as URLError where error.code == .timedOut: return .failure(.tooSlow)
        case let error?: return .failure(.unreachable(code: (error as NSError).code))
        }
    }
}

extension URLSessionTask {
    /// Whether there is an answer, and it is what was asked for.
    var isSuccess: Bool { status.map { (200..<300).contains($0) } ?? false }

    fileprivate var status: Int? { (response as? HTTPURLResponse)?.statusCode }
}
