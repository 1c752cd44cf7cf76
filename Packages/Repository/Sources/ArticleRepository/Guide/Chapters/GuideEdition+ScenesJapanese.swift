// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let scenesJapanese = GuideEdition(title: #"シーン: 誰がつくり、誰が保持し、いつ終わるか"#, body: #"""
互いにメッセージを送り合う三つの部品は、誰かがつくり、誰かが生かしておかなければなりません。部品同士をプロパティで持たせ、そろってから外側で代入する書き方では、いずれ三つの問題が起きます。必要なときにまだ nil である、二つの部品が互いを保持したまま解放されない、もう誰も見ていない画面のためにタスクが動き続ける。その三つすべてに答えるのがシーンです。この章では単語を調べるシーンをつくります。コードはコンパイルされ、実行されます。

## 仕事のあるシーン

メッセージと、それを取り次ぐプレゼンターです。

```swift
import DomainKit
import PresentationKit
import UseCaseKit

enum LookupEvent: ViewEvent, Equatable {
    case didType(String)
}

enum LookupCommand: PresenterCommand, Equatable {
    case show(String)
}

enum LookupRequest: InteractorRequest, Equatable {
    case lookUp(String)
}

enum LookupResponse: InteractorResponse, Equatable {
    case found(Result<String, ApplicationError>)
}

final class LookupPresenter: Presenter {
    typealias Command = LookupCommand
    typealias Request = LookupRequest

    private let commandListener: AnyCommandListener<LookupCommand>
    private let requestListener: AnyRequestListener<LookupRequest>

    init(
        commandListener: AnyCommandListener<LookupCommand>,
        requestListener: AnyRequestListener<LookupRequest>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    func handle(event: LookupEvent) {
        switch event {
        case .didType(let word):
            requestListener.handle(request: .lookUp(word))
        }
    }

    func handle(response: LookupResponse) {
        switch response {
        case .found(.success(let text)):
            commandListener.handle(command: .show(text))
        case .found(.failure): commandListener.handle(command: .show("?"))
        }
    }
}
```

インタラクターのために専用のクラスを書くことは、ほとんどありません。`UseCaseInteractor` に、どのリクエストがどのユースケースかを示す関数を渡します。

```swift
@MainActor
func makeLookupInteractor(
    _ responses: AnyResponseListener<LookupResponse>,
    _ tasks: TaskScope,
    _ lookUp: any QueryUseCase<String, String>
) -> UseCaseInteractor<LookupRequest, LookupResponse> {
    UseCaseInteractor(responseListener: responses, tasks: tasks) { request in
        switch request {
        case .lookUp(let word):
            .answer(replacing: "lookup") { .found(await lookUp.result(word)) }
        }
    }
}
```

`replacing:` は問い合わせの名前です。速く入力する人は、最初の答えが届く前に次を尋ねます。そのとき古いタスクはキャンセルされ、その答えは捨てられます。新しい答えのあとに古い答えが届くことはありません。

## 正しい順序でつくる

`Scene.build` はインタラクターを最初に、ビューを最後につくります。どの部品もイニシャライザでリスナーを受け取り、定数として持ちます。

```swift:Wiring/Scene.swift
let presenter = makePresenter(commands, requests)
let owner = SceneOwnership(presenter: presenter, lifetime: lifetime)
toPresenter.connect(owner)

let events = AnyEventListener<P.Event> { event in
    observer?.didSend(event, to: .presenter)
    owner.presenter.handle(event: event)
}
let view = makeView(events)
toView.connect(view)
return view
```

自分のイニシャライザの中から何かを送る部品は、まだいない相手に話しかけていることになります。これはプログラムの誤りです。デバッグビルドは、代わりにどうすべきかを示して停止します。送ってよいのはイベントを受けたとき、早くても `viewDidLoad` からです。

## 噛み合わない部品

`build` の `where` 節は、部品のメッセージの型を比べます。次のビューが受け取るコマンドは、誰も送りません。

```swift:Wrong.swift
import PresentationKit
import UseCaseKit

enum OtherCommand: PresenterCommand {
    case show
}

final class OtherView: View {
    typealias Event = LookupEvent

    init(eventListener: AnyEventListener<LookupEvent>) {}

    func handle(command: OtherCommand) {}
}

@MainActor
func makeOtherScene(_ lookUp: any QueryUseCase<String, String>) -> OtherView {
    Scene<OtherView>.build(
        view: OtherView.init,
        presenter: LookupPresenter.init,
        interactor: { makeLookupInteractor($0, $1, lookUp) }
    )
}
```

```text
Wrong.swift:18:22: error: static method 'build(tasks:view:presenter:interactor:)' requires the types 'OtherCommand' and 'LookupPresenter.Command' (aka 'LookupCommand') be equivalent
```

`Scene<OtherView>.build` のように、呼び出しでビューの型を書いてください。そうすれば、コンパイラは食い違う二つの型だけを挙げます。

## 誰が誰を保持するか

所有は一方向です。ビューがプレゼンターとタスクを、プレゼンターがインタラクターを保持します。逆向きは弱参照です。ホストが持つのはビューひとつでよく、ビューを手放せばすべてが一度になくなります。調べもののビューと、そのテストです。

```swift
import Testing

final class LookupView: View {
    typealias Event = LookupEvent

    private let eventListener: AnyEventListener<LookupEvent>
    private(set) var text = ""

    init(eventListener: AnyEventListener<LookupEvent>) {
        self.eventListener = eventListener
    }

    func type(_ word: String) {
        eventListener.handle(event: .didType(word))
    }

    func handle(command: LookupCommand) {
        switch command {
        case .show(let text): self.text = text
        }
    }
}

@MainActor
func makeLookup(_ lookUp: any QueryUseCase<String, String>) -> LookupView {
    Scene<LookupView>.build(
        view: LookupView.init,
        presenter: LookupPresenter.init,
        interactor: { makeLookupInteractor($0, $1, lookUp) }
    )
}

struct EndlessLookup: QueryUseCase {
    let started = AsyncStream.makeStream(of: Void.self)
    let ended = AsyncStream.makeStream(of: Void.self)
    let never = AsyncStream.makeStream(of: Void.self)

    func callAsFunction(_ input: String) async throws(ApplicationError)
        -> String
    {
        started.continuation.yield()
        for await _ in never.stream {}
        ended.continuation.yield()
        throw ApplicationError(.cancelled)
    }
}

@MainActor
@Test func `when the view goes, the work that it started is cancelled`() async
{
    let lookUp = EndlessLookup()
    var view: LookupView? = makeLookup(lookUp)
    view?.type("swift")
    for await _ in lookUp.started.stream { break }
    view = nil
    for await _ in lookUp.ended.stream { break }
}
```

誰もキャンセルを呼んでいません。タスクはシーンのスコープ `TaskScope` で動いていて、スコープはシーンとともに終わりました。プレゼンターが自分で `Task` を始めないのは、それを終わらせる人がいないからです。

## シーンを観察する

`SceneTester` はビューなしでシーンを組み立て、流れるメッセージをすべて把握します。テストはそれを順に挙げます。挙げなかったメッセージ、まだ動いているタスク、解放されなかった部品があれば、テストは失敗します。

```swift
import PresentationTesting

struct StubLookup: QueryUseCase {
    func callAsFunction(_ input: String) async throws(ApplicationError)
        -> String
    { input.uppercased() }
}

@MainActor
@Test func `only the last word is answered`() async {
    let tester = SceneTester(
        presenter: LookupPresenter.init,
        interactor: { makeLookupInteractor($0, $1, StubLookup()) }
    )
    tester.send(.didType("sw"))
    await tester.expect(request: .lookUp("sw"))
    tester.send(.didType("swift"))
    await tester.expect(request: .lookUp("swift"))
    await tester.expect(response: .found(.success("SWIFT")))
    await tester.expect(command: .show("SWIFT"))
    await tester.finish()
}
```

動いているアプリでは、`SceneObserver` が同じメッセージを聞いています。プログラムを `--trace FILE` で起動すると、それがファイルに書き出されます。すでにいない部品へのメッセージは捨てられ、オブザーバーには型だけが伝えられます。中身はもう誰のものでもないからです。

"""#)
}
