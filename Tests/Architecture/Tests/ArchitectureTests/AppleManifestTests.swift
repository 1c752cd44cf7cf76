import ArchitectureDomain
import Foundation
import Testing

/// The manifests of the apps for iOS, which only Xcode can load, and what repeats them.
struct AppleManifestTests {
    private static let apps = [
        "AlbumIOS": "album-ios/album", "HogeIOS": "hoge-ios/hoge", "HogeSwiftUI": "hoge-ios/hoge-swiftui",
        "ReaderIOS": "reader-ios/reader",
    ]

    private static let standIn = Task { try await DumpedManifest(in: "Tests/UIKitStandIn") }

    private func manifest(_ folder: String) throws -> String {
        try String(contentsOfFile: ThisRepository.root + folder + "/Package.swift", encoding: .utf8)
    }

    private func manifest(ofApp name: String) throws -> String {
        try manifest("Apps/\(name).swiftpm")
    }

    /// Returns the names of the dependencies of a target, without packages.
    private func dependencies(of target: String, in manifest: String) throws -> Set<String> {
        let start = try #require(manifest.firstRange(of: "name: \"\(target)\",\n            dependencies: ["))
        let list = manifest[start.upperBound...].prefix { $0 != "]" }
        return Set(list.matches(of: /(package: )?"([^"]+)"/).filter { $0.1 == nil }.map { String($0.2) })
    }

    @Test(arguments: apps)
    func `an app depends on what its own sources import, and on what it is built with here`(
        target: String,
        name: String
    ) async throws {
        let declared = try dependencies(of: target, in: manifest(ofApp: name))
        let imported = try #require(await ThisRepository.rules().targets.first { $0.name == target }).dependencies
        #expect(imported.filter { !declared.contains($0) } == [])
        let built = try #require(await Self.standIn.value.targets.first { $0.name == target }).uses
        #expect(Set(built).subtracting(["SwiftUI", "UIKit"]) == declared)
    }

    @Test func `all are compiled with the settings of a layer`() throws {
        func settings(_ manifest: String) throws -> Substring {
            manifest[try #require(manifest.firstRange(of: "for target in package.targets {")).lowerBound...]
        }
        let layer = try settings(manifest("Packages/View"))
        for name in Self.apps.values { #expect(try settings(manifest(ofApp: name)) == layer) }
    }
}
