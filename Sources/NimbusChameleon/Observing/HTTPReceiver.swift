import Foundation
import NimbusCSS

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Counts what comes while it comes, and cancels what is too much or not wanted.
final class HTTPReceiver: NSObject, URLSessionDataDelegate, Sendable {
    private let answers = Locked<[Int: HTTPAnswer]>([:])

    /// Waits for the answer to a task that is about to begin.
    func expect(_ answer: HTTPAnswer, to task: URLSessionTask) {
        answers.withLock { $0[task.taskIdentifier] = answer }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isWanted =
            dataTask.isSuccess && answers.withLock { $0[dataTask.taskIdentifier]?.take(data) ?? false }
        if !isWanted { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let answer = answers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        answer.sink.yield(answer.result(of: task, error))
        answer.sink.finish()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        answers.withLock { $0[task.taskIdentifier]?.redirection = response.statusCode }
        #if canImport(FoundationNetworking)
        // There, the handler ends the process where the task is cancelled meanwhile.
        task.cancel()
        #else
        completionHandler(nil)
        #endif
    }
}
