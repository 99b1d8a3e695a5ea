import Foundation
import NimbusChameleon
import Testing

@testable import ChameleonServer
@testable import chameleon

/// The devices that the page shows.
struct ConnectedDevicesTests {
    private static func report(_ name: String) -> ClientReport {
        ClientReport(name: name, cursor: ChangeCursor(boot: BootIdentifier(), revision: 1), results: [])
    }

    @Test("Devices are shown while they watch, and clients that only report are not shown")
    func showsOnlyWatchingDevices() {
        var connected = ConnectedDevices()
        let phone = ServerClient(name: "iPhone", address: "192.168.1.5")
        connected.take(.connected(phone))
        connected.take(.reported(Self.report("iPhone"), by: phone))
        for number in 0..<100 {
            let client = ServerClient(name: "\(number)", address: "192.168.1.6")
            connected.take(.reported(Self.report("\(number)"), by: client))
        }
        #expect(connected.devices.devices.map(\.name) == ["iPhone"])
        connected.take(.gone(phone))
        #expect(connected.devices.devices.isEmpty)
    }

    private static func report(_ name: String, problems: Int) -> ClientReport {
        let results = ["a.css", "b.css"].compactMap(WatchedPath.init).map { path in
            let diagnostics = (0..<problems).map { number in
                ReportedDiagnostic(severity: .error, location: "\(path):\(number):1", message: "wrong", excerpt: nil)
            }
            return SheetResult(path: path, errors: problems, warnings: 0, diagnostics: diagnostics)
        }
        return ClientReport(name: name, cursor: ChangeCursor(boot: BootIdentifier(), revision: 1), results: results)
    }

    @Test("The lists of devices and problems have limits, and equal problems are counted")
    func listIsBounded() throws {
        var connected = ConnectedDevices()
        for number in 0..<200 {
            let phone = ServerClient(name: "Phone \(number)", address: "192.168.1.5")
            connected.take(.connected(phone))
            connected.take(.reported(Self.report(phone.name, problems: 15), by: phone))
        }
        let list = connected.devices
        #expect(list.devices.count == 50 && list.more == 150 && list.devices[0].errors == 30)
        #expect(list.problems.count == 20 && list.moreProblems == 10)
        #expect(list.problems.allSatisfy { $0.devices == 200 })
        #expect(try JSONEncoder().encode(list).count < 10_000)
    }

    @Test("Pages are not devices")
    func countsPages() {
        var connected = ConnectedDevices()
        let page = ServerClient(name: "Preview", address: "127.0.0.1")
        connected.take(.connected(page))
        #expect(connected.hasPages && connected.devices.devices.isEmpty)
        connected.take(.gone(page))
        #expect(!connected.hasPages)
    }
}
