import Foundation
import NimbusChameleon
import Testing

@testable import ChameleonServer
@testable import chameleon

/// Which devices the page shows.
struct ConnectedDevicesTests {
    private static func report(_ name: String) -> ClientReport {
        ClientReport(name: name, cursor: ChangeCursor(boot: BootIdentifier(), revision: 1), results: [])
    }

    @Test("Devices are shown while they watch; whoever only reports is not kept")
    func strangersAreNotKept() {
        var audience = ConnectedDevices()
        let phone = ServerClient(name: "iPhone", address: "192.168.1.5")
        audience.take(.connected(phone))
        audience.take(.reported(Self.report("iPhone"), by: phone))
        for number in 0..<100 {
            let stranger = ServerClient(name: "\(number)", address: "192.168.1.6")
            audience.take(.reported(Self.report("\(number)"), by: stranger))
        }
        #expect(audience.devices.devices.map(\.name) == ["iPhone"])
        audience.take(.gone(phone))
        #expect(audience.devices.devices.isEmpty)
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

    @Test("However many devices report however many problems, the list stays small, and equal problems are counted")
    func listIsBounded() throws {
        var audience = ConnectedDevices()
        for number in 0..<200 {
            let phone = ServerClient(name: "Phone \(number)", address: "192.168.1.5")
            audience.take(.connected(phone))
            audience.take(.reported(Self.report(phone.name, problems: 15), by: phone))
        }
        let list = audience.devices
        #expect(list.devices.count == 50 && list.more == 150 && list.devices[0].errors == 30)
        #expect(list.problems.count == 20 && list.moreProblems == 10)
        #expect(list.problems.allSatisfy { $0.devices == 200 })
        #expect(try JSONEncoder().encode(list).count < 10_000)
    }

    @Test("Pages are not devices")
    func countsPages() {
        var audience = ConnectedDevices()
        let page = ServerClient(name: "Preview", address: "127.0.0.1")
        audience.take(.connected(page))
        #expect(audience.hasPages && audience.devices.devices.isEmpty)
        audience.take(.gone(page))
        #expect(!audience.hasPages)
    }
}
