import AppearanceContract
import AppearanceSwiftUI
import Observation
import PresentationKit
import SwiftUIHost
import Testing

@MainActor
struct AppearanceStoreTests {
    @MainActor
    private final class Outbox {
        var events: [AppearanceEvent] = []
    }

    private let host = StoreHost<AppearanceStore>(wording: Wording(.english))
    private let outbox = Outbox()
    private let store: AppearanceStore

    init() {
        store = AppearanceStore(eventListener: AnyEventListener { [outbox] in outbox.events.append($0) }, host: host)
    }

    @Test func `a command changes what the view observes`() async {
        let display = AppearanceDisplay(isLight: false, label: ["Hoge"], button: Phrase(verbatim: "Light"))
        await confirmation { changed in
            withObservationTracking {
                _ = store.display
            } onChange: {
                changed()
            }
            store.handle(command: .show(display))
        }
        #expect(store.display == display)
    }

    @Test func `the content is requested once, before the first view appears`() {
        #expect(outbox.events.isEmpty)
        store.willAppear()
        store.willAppear()
        store.send(.didTapToggle)
        #expect(outbox.events == [.viewDidLoad, .didTapToggle])
    }
}
