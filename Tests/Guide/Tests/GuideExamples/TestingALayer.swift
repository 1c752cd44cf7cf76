// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import AppearanceRepository
import AppearanceTerminal
import AppearanceUseCase
import DomainKit
import PresentationKit
import PresentationTesting
import RepositoryKit
import RepositoryTesting
import Testing
import UseCaseKit
import ViewKit
import ViewTesting


@Test(arguments: [(Appearance.light, Appearance.dark), (.dark, .light)])
func `the other one of light is dark, and the other way round`(
    one: Appearance,
    other: Appearance
) {
    #expect(one.toggled == other)
}


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

@Test(arguments: DocumentStoreContract.allCases)
func `the store in memory meets its contract`(
    _ requirement: DocumentStoreContract
) async throws {
    try await requirement.check(InMemoryDocumentStore())
}
