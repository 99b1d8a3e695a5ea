import Foundation
import NIOCore
import NimbusCSS
import NimbusChameleon

/// Reads files of the watched folder and detects writes during the read.
struct FileReader {
    private let folder: StylesheetFolder
    private let sizeLimit: Int

    /// The outcome of reading a file.
    enum Outcome {
        /// - Parameter isTorn: Whether the file was changed while it was read.
        case file(WatchedFile, FileStamp, isTorn: Bool)
        case missing
        case refused(FolderProblem.Reason)
        /// The system could not read the file now, which says nothing about the file.
        case unknown(SystemError)

        /// The metadata of a file that was read.
        var stamp: FileStamp? { if case .file(_, let stamp, _) = self { stamp } else { nil } }
        var isEmptyFile: Bool { if case .file(let file, _, _) = self { file.size == 0 } else { false } }
    }

    init(root: String, sizeLimit: Int) {
        folder = StylesheetFolder(root)
        self.sizeLimit = sizeLimit
    }

    func read(_ path: WatchedPath) -> Outcome {
        let opened: StylesheetFolder.OpenFile
        do {
            opened = try open(path)
        } catch {
            return outcome(of: error)
        }
        guard let kind = FileKind(path: path.text), FileKind(path: opened.path) != nil else {
            return .refused(.outside)
        }
        let file = opened.file
        do {
            let before = try Self.status(file)
            guard before.st_size <= sizeLimit, let bytes = try bytes(of: file, expecting: Int(before.st_size)) else {
                return .refused(.tooLarge(limit: sizeLimit))
            }
            let stamp = FileStamp(try Self.status(file))
            let isTorn = stamp != FileStamp(before)
            return .file(WatchedFile(path: path, kind: kind, contents: bytes), stamp, isTorn: isTorn)
        } catch {
            return Self.outcome(of: error)
        }
    }

    private func open(_ path: WatchedPath) throws(FileAccessError) -> StylesheetFolder.OpenFile {
        let stylesheet: StylesheetPath
        do {
            stylesheet = try StylesheetPath(path.text)
        } catch {
            throw .refused(error)
        }
        return try folder.openRegularFile(stylesheet)
    }

    private func outcome(of error: FileAccessError) -> Outcome {
        switch error {
        case .system(let code): Self.outcome(of: SystemError(code: code))
        case .refused(.missing), .refused(.folder): .missing
        case .refused(.outside), .refused(.notRelative): .refused(.outside)
        case .refused(.notRegular): .refused(.notRegular)
        case .refused(.tooLarge): .refused(.tooLarge(limit: sizeLimit))
        case .refused(.unreadable): .refused(.unreadable)
        }
    }

    private static func outcome(of error: SystemError) -> Outcome {
        switch error.meaning {
        case .missing: .missing
        case .unreadable: .refused(.unreadable)
        case .unknown: .unknown(error)
        }
    }

    // MARK: File system

    private static func status(_ file: FileHandle) throws(SystemError) -> stat {
        var status = stat()
        guard fstat(file.fileDescriptor, &status) == 0 else { throw .last }
        return status
    }

    /// Returns the bytes of a file; `nil` if there are more than the limit. The bytes are read into the buffer that
    /// responses send.
    private func bytes(of file: FileHandle, expecting size: Int) throws(SystemError) -> ByteBuffer? {
        var buffer = ByteBufferAllocator().buffer(capacity: size)
        while true {
            // A file of the expected size fills its buffer. The buffer must not double in size to find the end.
            let count =
                buffer.writableBytes > 0
                ? try Self.fill(&buffer, from: file, at: buffer.readableBytes)
                : try Self.extend(&buffer, from: file)
            guard count > 0 else { return buffer }
            guard buffer.readableBytes <= sizeLimit else { return nil }
        }
    }

    private static func fill(
        _ buffer: inout ByteBuffer, from file: FileHandle, at offset: Int
    ) throws(SystemError) -> Int {
        try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: 0) { (space) throws(SystemError) in
            try read(file, from: offset, into: space)
        }
    }

    private static func extend(_ buffer: inout ByteBuffer, from file: FileHandle) throws(SystemError) -> Int {
        var more = ByteBufferAllocator().buffer(capacity: 4096)
        let count = try fill(&more, from: file, at: buffer.readableBytes)
        buffer.writeImmutableBuffer(more)
        return count
    }

    private static func read(
        _ file: FileHandle, from offset: Int, into space: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        while true {
            let count = pread(file.fileDescriptor, space.baseAddress, space.count, off_t(offset))
            if count >= 0 { return count }
            guard errno == EINTR else { throw .last }
        }
    }
}

extension FileKind {
    /// Creates the kind for a path; `nil` if any of its components has a leading dot, or if it is in an asset catalogue.
    init?(path: String) {
        let names = path.split(separator: "/")
        guard !WatchedPath.isHidden(path), let name = names.last,
            !names.dropLast().contains(where: FileKind.isAssetCatalog)
        else { return nil }
        self.init(name: name)
    }
}
