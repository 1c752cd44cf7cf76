// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let testingALayer = GuideChapter(
        slug: #"testing-a-layer"#,
        tags: [#"Swift"#, #"Testing"#, #"Architecture"#],
        english: GuideEdition(title: #"Testing a layer: one room, with the doors shut"#, body: ##"""
A test that needs a server, a disk and a screen is slow, fails for reasons of their own, and says little about where the fault is. So a layer is tested with the layers inside it and with nothing else. What lies beyond a door is replaced by a double at the door. This chapter does it for the column of Appearance, from the centre outwards. All code is compiled and run.

## Domain: call it

A rule of the domain is a synchronous function on a value. There is nothing to replace.

```swift
import AppearanceDomain
import Testing

@Test(arguments: [(Appearance.light, Appearance.dark), (.dark, .light)])
func `the other one of light is dark, and the other way round`(
    one: Appearance,
    other: Appearance
) {
    #expect(one.toggled == other)
}
```

## UseCase: a double for the gateway

A use case knows gateways, which are protocols of the domain. The test makes one. It is an actor, since gateways can be called from anywhere.

```swift
import AppearanceUseCase
import DomainKit
import UseCaseKit

actor SpyAppearanceGateway: AppearanceGateway {
    private let failure: ApplicationError?
    private(set) var kept: [Appearance] = []

    init(failing failure: ApplicationError? = nil) {
        self.failure = failure
    }

    func appearance() async throws(ApplicationError) -> Appearance? { nil }

    func keep(
        _ choice: @Sendable (Appearance?) -> Appearance
    ) async throws(ApplicationError) -> Appearance {
        if let failure { throw failure }
        kept.append(choice(kept.last))
        return kept[kept.count - 1]
    }
}

@Test func `a choice that cannot be kept is not shown`() async {
    let state = State(Appearance.light)
    let gateway = SpyAppearanceGateway(
        failing: ApplicationError(.storage(.full))
    )
    let toggle = ToggleAppearance(state: state, gateway: gateway)
    await #expect(throws: ApplicationError(.storage(.full))) {
        try await toggle()
    }
    #expect(state.value == .light)
}
```

No disk was filled for this test. That a full disk really becomes `.storage(.full)` is tested where the disk is, in Infrastructure, and where its error is translated, in Repository.

## Presentation: erasers made of closures

A presenter gets its listeners in its initialiser. A test gives it erasers that write down what they get. There is no view, no interactor and no task, so nothing has to be waited for.

```swift
import AppearanceContract
import AppearancePresentation
import PresentationKit

@MainActor
@Test func `a failure becomes an alert, and Retry sends the request again`() {
    var commands: [AppearanceCommand] = []
    var requests: [AppearanceRequest] = []
    let presenter = AppearancePresenter(
        commandListener: AnyCommandListener { commands.append($0) },
        requestListener: AnyRequestListener { requests.append($0) }
    )

    presenter.handle(
        response: .failed(.toggle, ApplicationError(.storage(.full)))
    )
    guard case .alert(let strategy) = commands.first else {
        Issue.record("shows no alert: \(commands)")
        return
    }
    #expect(strategy.title.english == "Storage problem")
    #expect(strategy.actions == [.retry, .cancel])

    presenter.handle(event: .didAnswer(.retry))
    #expect(requests == [.toggle])
}
```

## The whole scene: every message is mentioned

Presenter and interactor together are tested by `SceneTester`. It fails on every message that the test does not mention, on tasks that still run and on parts that were not freed:

```swift
import PresentationTesting

@MainActor
@Test func `a choice that is kept is shown`() async {
    let state = State(Appearance.light)
    let toggle = ToggleAppearance(
        state: state,
        gateway: SpyAppearanceGateway()
    )
    let tester = SceneTester(
        presenter: AppearancePresenter.init,
        interactor: {
            UseCaseInteractor(
                responseListener: $0,
                tasks: $1,
                appearance: state.readOnly,
                restore: toggle,
                toggle: toggle
            )
        }
    )
    tester.send(.didTapToggle)
    await tester.expect(request: .toggle)
    await tester.expect(response: .succeeded(.toggle))
    #expect(state.value == .dark)
    await tester.finish()
}
```

Nobody observes here, since nobody asked for it, so no command comes. If one did, the test would fail and print it.

## View: a terminal that types

A view controller gets commands and reports events. Its test makes both itself. `ScriptedLineTerminal` types a script and keeps what was written; the host is the real one.

```swift
import AppearanceTerminal
import ViewKit
import ViewTesting

@MainActor
@Test func `what is typed is reported, and what is shown is printed`() async {
    var events: [AppearanceEvent] = []
    let terminal = ScriptedLineTerminal(typing: ["t", "q"])
    let host = LineHost(
        terminal: terminal,
        wording: Wording(.english),
        mode: .interactive
    )
    let screen = AppearanceViewController(
        eventListener: AnyEventListener { events.append($0) },
        host: host
    )
    host.show(screen, after: .launch(()))

    let display = AppearanceDisplay(
        colours: .dark,
        label: ["Hoge"],
        button: Phrase(en: "Light", ja: "ライト")
    )
    screen.handle(command: .show(display))

    #expect(await host.run() == .done)
    #expect(events == [.viewDidLoad, .didTapToggle])
    #expect(terminal.outputText.contains("[ Light ]"))
}
```

## Repository: a store that keeps one document

A gateway knows ports, which Repository declares. `RepositoryTesting` has doubles for them. One is a store in memory that can be told to misbehave:

```swift
import AppearanceRepository
import RepositoryKit
import RepositoryTesting

@Test func `an edit that means nothing is not overwritten`() async throws {
    let store = InMemoryDocumentStore()
    let gateway = StoredAppearanceGateway(store: store)
    _ = try await gateway.keep { _ in .dark }
    store.edit(
        DocumentKey(collection: "settings", name: "appearance"),
        to: Array(#"{"mode":"purple"}"#.utf8)
    )
    await #expect(
        throws: ApplicationError(
            .storage(.malformed(document: "settings/appearance"))
        )
    ) {
        try await gateway.keep { _ in .light }
    }
}
```

How can one trust such a double? For each port `RepositoryTesting` has a contract: a suite of promises that every implementation has to keep, the one in memory and the real one.

```swift
@Test(arguments: DocumentStoreContract.allCases)
func `the store in memory meets its contract`(
    _ requirement: DocumentStoreContract
) async throws {
    try await requirement.check(InMemoryDocumentStore())
}
```

## The edges: real things

What is left are the technologies themselves. There is no door behind which to put a double, so the tests use the real thing: files in a folder of their own, a server on the loopback that can misbehave on request. They live in the Infrastructure package. What crosses all layers, a built program in a terminal, lives in `Tests`. The means for both are in `InfrastructureTesting`: `LoopbackServer`, `BuiltProgram` and `TerminalSession`.

## Run one layer

```sh
make test LAYER=Presentation
```

`docs/testing.md` has the rules for all tests of the house: no sleeping, no wall clock, and a test that cannot fail is a defect.

"""##),
        japanese: .testingALayerJapanese
    )
}
