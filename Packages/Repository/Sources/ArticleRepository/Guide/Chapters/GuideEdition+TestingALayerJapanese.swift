// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let testingALayerJapanese = GuideEdition(title: #"レイヤーをテストする: 扉を閉めた部屋で"#, body: ##"""
サーバーとディスクと画面が要るテストは遅く、それぞれの都合で失敗し、どこが悪いのかをほとんど教えてくれません。そこで、レイヤーは自分と内側のレイヤーだけでテストし、その先は境界に置いたテストダブルで置き換えます。この章では Appearance の列を、中心から外側へ順にテストします。コードはすべてコンパイルされ、実行されます。

## Domain: 呼ぶだけ

ドメインの規則は、値に対する同期関数です。置き換えるものはありません。

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

## UseCase: ゲートウェイのダブル

ユースケースが知っているのは、ドメインのプロトコルであるゲートウェイです。テストがそれをつくります。ゲートウェイはどこからでも呼ばれるので、アクターにしています。

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

このテストのためにディスクをいっぱいにしてはいません。ディスクがいっぱいのとき本当に `.storage(.full)` になるかどうかは、ディスクのある Infrastructure と、エラーを変換する Repository でテストします。

## Presentation: クロージャでつくるリスナー

プレゼンターはイニシャライザでリスナーを受け取ります。テストでは、受け取ったものを記録するだけのリスナーを渡します。ビューもインタラクターもタスクもないので、待つ必要がありません。

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

## シーン全体: すべてのメッセージを挙げる

プレゼンターとインタラクターを合わせたテストには `SceneTester` を使います。テストが挙げなかったメッセージ、まだ動いているタスク、解放されなかった部品があれば失敗します。

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

ここでは誰も監視を頼んでいないので、コマンドは届きません。もし届けば、テストは失敗してその内容を表示します。

## View: 入力してくれる端末

ビューコントローラーはコマンドを受け取り、イベントを報告します。テストではその両方を自分で用意します。`ScriptedLineTerminal` は台本どおりに入力し、書き込まれたものを記録します。ホストは本物です。

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

## Repository: ドキュメントをひとつ持つストア

ゲートウェイが知っているのは、Repository が宣言するポートです。`RepositoryTesting` にはそのダブルがあります。たとえば次のメモリ上のストアは、頼めば意地の悪い振る舞いもします。

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

こうしたダブルは、どうすれば信用できるでしょうか。`RepositoryTesting` には、ポートごとに契約があります。メモリ上の実装も本物の実装も、同じ約束をすべて守らなければなりません。

```swift
@Test(arguments: DocumentStoreContract.allCases)
func `the store in memory meets its contract`(
    _ requirement: DocumentStoreContract
) async throws {
    try await requirement.check(InMemoryDocumentStore())
}
```

## 縁: 本物を使う

残るのは技術そのものです。その先に境界はもうないので、テストでも本物を使います。専用のフォルダーのファイルや、頼めば行儀悪く振る舞うループバックのサーバーです。これらは Infrastructure パッケージにあります。端末でビルド済みのプログラムを動かすような、レイヤーをまたぐテストは `Tests` にあります。そのための `LoopbackServer`、`BuiltProgram`、`TerminalSession` は `InfrastructureTesting` に入っています。

## ひとつのレイヤーを実行する

```sh
make test LAYER=Presentation
```

テスト全体の決まりは `docs/testing.md` にあります。スリープしない、実時計に頼らない、そして失敗し得ないテストは欠陥とみなします。

"""##)
}
