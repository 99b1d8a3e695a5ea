import Foundation
import NimbusCSS

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The session delegate that forwards received bytes to their bodies. Cancels tasks with excessive or unwanted
/// responses.
final class HTTPReceiver: NSObject, URLSessionDataDelegate, Sendable {
    private let bodies = Locked<[Int: HTTPBody]>([:])

    /// Registers the body for a task that is about to start.
    func expect(_ body: HTTPBody, to task: URLSessionTask) {
        bodies.withLock { $0[task.taskIdentifier] = body }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isWanted = body(of: dataTask)?.receive(data, dataTask) ?? false
        if !isWanted { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        bodies.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.finish(task, error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        body(of: task)?.refuse(redirection: response.statusCode)
        #if canImport(FoundationNetworking)
        // On Linux, calling the handler crashes if the task was cancelled meanwhile.
        task.cancel()
        #else
        completionHandler(nil)
        #endif
    }

    private func body(of task: URLSessionTask) -> HTTPBody? { bodies.withLock { $0[task.taskIdentifier] } }
}
