import Foundation
import NimbusCSS

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A file that is read again when it changes.
struct RefreshableFile: Sendable {
    typealias Problem = NIStylesheetRefresher.Problem

    private let url: URL
    private let limits: NIChameleonObserver.Limits
    /// The connection to the server; `nil` for a file on disk.
    private let client: HTTPClient?
    private var validators = HTTPValidators()
    private var last: Data?
    /// The stamps of the file and its imports at the last read.
    private var stamps: [String: FileStamp] = [:]
    /// The imports that were checked at the last read.
    private var knownImports: Set<String> = []
    private var areStampsFresh = true
    /// The time of the last read, in seconds.
    private var readAt: time_t = 0

    init(_ url: URL, _ options: NIStylesheetRefresher.Options) {
        self.url = url
        limits = options.limits
        client = url.isFileURL ? nil : HTTPClient(limits: options.limits)
    }

    /// Returns the contents if they or an import changed; `nil` otherwise.
    /// - Parameter imports: The paths of imported files, relative to the folder of the file.
    mutating func newText(imports: Set<String>) async throws(Problem) -> String? {
        let isImportChanged: Bool
        let data: Data?
        if let client {
            isImportChanged = false
            data = try await answer(of: client)
        } else {
            (data, isImportChanged) = try changedFile(imports)
        }
        guard let data, data != last || isImportChanged else { return nil }
        last = data
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: Servers

    private mutating func answer(of client: HTTPClient) async throws(Problem) -> Data? {
        guard url.scheme == "http" || url.scheme == "https" else { throw .unsupportedURL }
        var request = URLRequest(url: url)
        request.httpShouldHandleCookies = false
        // On Linux, URLSession supports whole seconds only.
        request.timeoutInterval = limits.silence.rounded(.up)
        validators.add(to: &request)
        do {
            let answer = try await client.versionedAnswer(to: request, sizeLimit: sizeLimit)
            validators = answer.validators
            return answer.data
        } catch NIChameleonObserver.Problem.refused(status: 304) {
            return nil
        } catch NIChameleonObserver.Problem.tooLarge {
            throw .tooLarge
        } catch let problem as NIChameleonObserver.Problem {
            throw .server(problem)
        } catch {
            throw .server(.unreachable(code: (error as NSError).code))
        }
    }

    private var sizeLimit: Int { min(limits.fileSize, WireLimits.fileSize) }

    // MARK: Files on disk

    /// Reads the file if it or an imported one may have changed.
    private mutating func changedFile(_ imports: Set<String>) throws(Problem) -> (data: Data?, isImportChanged: Bool) {
        let folder = url.deletingLastPathComponent()
        let paths = [url.path] + imports.map { folder.appendingPathComponent($0).path }
        var now: [String: FileStamp] = [:]
        for path in paths {
            var status = stat()
            if stat(path, &status) == 0 { now[path] = FileStamp(status) }
        }
        guard now != stamps || areStampsFresh else { return (nil, false) }
        let isImportChanged = imports.contains { name in
            let path = folder.appendingPathComponent(name).path
            guard !knownImports.contains(name) else { return now[path] != stamps[path] }
            // The last read found this import, which had no stamp yet. The import may have changed just after that.
            return now[path]?.isFresh(at: readAt) == true
        }
        let time = time(nil)
        let data = try contents()
        (stamps, knownImports, readAt) = (now, imports, time)
        areStampsFresh = now.values.contains { $0.isFresh(at: time) }
        return (data, isImportChanged)
    }

    private func contents() throws(Problem) -> Data {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
        guard Int(status.st_size) <= sizeLimit else { throw .tooLarge }
        guard let file = FileHandle(forReadingAtPath: url.path) else { throw .unreadable }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: sizeLimit + 1) ?? Data() else { throw .unreadable }
        guard data.count <= sizeLimit else { throw .tooLarge }
        return data
    }
}
