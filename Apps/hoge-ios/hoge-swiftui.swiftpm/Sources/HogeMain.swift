import AppearanceSwiftUI
import FileStorage
import Foundation
import PresentationKit
import SwiftUI
import SwiftUIHost

/// hoge on SwiftUI: its window shows the open scenes, and links open them; `docs/hosts.md` quotes it.
@main
struct HogeMain: App {
    @State private var scenes = HogeScenes(
        store: FileDocumentStore(
            folder: NSSearchPathForDirectoriesInDomains(.applicationSupportDirectory, .userDomainMask, true)[0]
                + "/hoge"
        )
    )

    var body: some SwiftUI.Scene {
        WindowGroup {
            StoreHostView(host: scenes.host) { AppearanceView(store: $0) }
                .onOpenURL { link in
                    if let scene = AppScene(link) { scenes.navigator.open([scene]) }
                }
        }
    }
}
