import Foundation
import TestSupport

/// Changes a folder at least 2,000 times while servers and apps are killed, apps start, stop and are suspended, and clients
/// disconnect early. Checks that each app has the files of the disk in the end, that no app ever has contents that were
/// not saved, and that memory and open files do not grow.
final class Soak {
    private static let minimumRounds = 20
    private static let savesPerRound = 100
    /// The minimum number of rounds at the end in which no process is killed and no client misbehaves, so that the memory of the
    /// server can be compared. They take a quarter of the time of a long run.
    private static let undisturbedRounds = 4
    /// The bytes that an app may grow with each save, because the URL requests of Foundation on Linux leak the parts of URLs.
    private static let leakOfFoundation = 64

    private typealias Usage = (server: ProcessUsage, apps: ProcessUsage)

    private let seed: UInt64
    private let folder: BenchFolder
    private var changes: SoakFolder
    private var random: SeededGenerator
    private var server: ChildProcess?
    private let port: Int
    private let apps: SoakApps
    private let clients: MisbehavingClients
    /// The times until which processes are killed, and until which the folder is changed, if the rounds take less time.
    private let (calm, end): (ContinuousClock.Instant, ContinuousClock.Instant)
    private var restarts = 0
    private var nextStart = 0

    /// - Parameter minutes: The time for which the folder is changed, if the rounds take less time.
    /// - Throws: An error if a child process does not start.
    init(seed: UInt64, minutes: Int) throws {
        let start = ContinuousClock.now
        (calm, end) = (start + .seconds(45 * minutes), start + .seconds(60 * minutes))
        self.seed = seed
        folder = try BenchFolder(SoakFolder.files)
        changes = SoakFolder(folder.watched, seed: seed)
        random = SeededGenerator(seed: seed &+ 1)
        let started = try Self.startServer(folder, port: 0)
        server = started.server
        port = started.port
        apps = try SoakApps(folder, port: port)
        clients = MisbehavingClients(port: port, seed: seed &+ 2)
    }

    private static func startServer(_ folder: BenchFolder, port: Int) throws -> (server: ChildProcess, port: Int) {
        let server = try ChildProcess(.server, folder: folder.watched.path, port: port)
        guard case .listening(let port)? = server.next(until: .now + ChildProcess.patience) else {
            throw SoakError("the server does not start")
        }
        return (server, port)
    }

    /// - Throws: `SoakError`.
    func run(print: (String) -> Void) throws {
        print("seed \(seed): \(SoakApps.processes * SoakApps.perProcess) apps in \(SoakApps.processes) processes")
        try waitForConvergence()
        var usages: [Usage] = []
        var (rounds, undisturbedRounds) = (0, 0)
        while undisturbedRounds < Self.undisturbedRounds || .now < end {
            rounds += 1
            let isUndisturbed = rounds > Self.minimumRounds - Self.undisturbedRounds && .now >= calm
            if isUndisturbed { undisturbedRounds += 1 }
            for _ in 0..<Self.savesPerRound { try step(isUndisturbed: isUndisturbed) }
            let time = try ContinuousClock().measure { try waitForConvergence() }
            print("\(changes.number) saves, the server died \(restarts) times; all apps equal after \(time)")
            guard let server = server?.usage, let apps = apps.usage else { continue }
            print("    server: \(server); apps: \(apps)")
            usages.append((server, apps))
        }
        try check(usages, undisturbedRounds)
    }

    /// Compares late with early resource usage, if the system provides it. The usage of the apps is compared in the second
    /// half, in which their caches grow little, and the usage of the server in the undisturbed rounds.
    private func check(_ usages: [Usage], _ undisturbedRounds: Int) throws {
        guard usages.count >= Self.minimumRounds, let last = usages.last else { return }
        let limit = UsageLimit()
        let middle = usages.count / 2
        let leak = (usages.count - middle) * Self.savesPerRound * SoakApps.perProcess * Self.leakOfFoundation
        let limitOfProcess = UsageLimit(
            memory: limit.memory / SoakApps.processes + leak, descriptors: SoakApps.perProcess)
        if let excess = limitOfProcess.excess(from: usages[middle].apps, to: last.apps) {
            throw SoakError("the apps have grown \(excess)")
        }
        if let excess = limit.excess(from: usages[usages.count - undisturbedRounds].server, to: last.server) {
            throw SoakError("the server has grown \(excess)")
        }
    }

    // MARK: One change

    private func step(isUndisturbed: Bool) throws {
        try changes.change()
        try applyRandomEvents(isUndisturbed: isUndisturbed)
        guard server?.isRunning != false else { throw SoakError("the server has ended") }
        try apps.readMessages(newest: changes.shown)
        while server?.next(until: .now) != nil {}
        usleep(UInt32(random.chance(oneIn: 2) ? random.number(below: 2000) : random.number(in: 5000...40_000)))
    }

    private func applyRandomEvents(isUndisturbed: Bool) throws {
        apps.resume(at: changes.number)
        if isUndisturbed {
            clients.disconnect()
        } else {
            if random.chance(oneIn: 4) { clients.applyRandomEvent() }
            if random.chance(oneIn: 150) { try apps.killRandomProcess(&random, newest: changes.shown) }
        }
        if random.chance(oneIn: 3) { apps.applyRandomEvent(&random) }
        if random.chance(oneIn: 25) {
            let child = random.number(below: SoakApps.processes)
            apps.suspend(child, until: changes.number + random.number(in: 5...15))
        }
        if server == nil {
            if changes.number >= nextStart { try ensureServer() }
        } else if !isUndisturbed, random.chance(oneIn: 60) {
            server = nil
            restarts += 1
            nextStart = changes.number + random.number(in: 2...8)
        }
    }

    private func ensureServer() throws {
        if server == nil { server = try Self.startServer(folder, port: port).server }
    }

    // MARK: Convergence

    /// Waits until all apps have the files of the disk.
    private func waitForConvergence() throws {
        try ensureServer()
        apps.watch()
        let disk = SoakDisk(folder)
        let deadline = ContinuousClock.now + ChildProcess.patience
        while let difference = try apps.difference(from: disk, shown: changes.shown) {
            guard .now < deadline else { throw SoakError("after \(ChildProcess.patience), \(difference)") }
            usleep(100_000)
        }
    }
}
