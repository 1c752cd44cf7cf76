import AppearanceContract
import AppearanceSwiftUI
import FileStorage
import Foundation
import PresentationKit
import SwiftUIHost
import Testing

@testable import HogeSwiftUI

extension UIKitTests {
    /// Tests of hoge on SwiftUI, from its scenes to its stores.
    @MainActor
    struct HogeSwiftUITests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "hoge-\(UUID().uuidString)").path

        @Test func `the store turns light into dark, and the choice is there after a restart`() async throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let first = HogeScenes(store: FileDocumentStore(folder: folder))
            let store = try #require(first.navigator.screens.top)
            store.willAppear()
            while store.display == nil { await Task.yield() }
            #expect(store.display?.isLight == true)
            store.send(.didTapToggle)
            while store.display?.isLight == true { await Task.yield() }

            while !FileManager.default.fileExists(atPath: folder) { await Task.yield() }
            let second = HogeScenes(store: FileDocumentStore(folder: folder))
            let restarted = try #require(second.navigator.screens.top)
            restarted.willAppear()
            while restarted.display == nil { await Task.yield() }
            #expect(restarted.display?.isLight == false)
        }
    }
}
