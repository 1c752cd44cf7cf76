// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let listenersAndErasersJapanese = GuideEdition(title: #"リスナーと型消去: 噛み合い、手放せる部品"#, body: #"""
ビュー、プレゼンター、インタラクターは互いにメッセージを送り合います。相手を知っていてはならず、噛み合わなければならず、循環して生かし合ってもなりません。考え方は[VIPER with generics](https://github.com/stzn/ViperWithGenerics)という記事から来ています。この章では、数を数えるシーンを題材に、`PresentationKit` がそれをどう実現しているかを見ます。コードはすべてコンパイルされ、テストとして実行されます。

## メッセージ

機能は、方向ごとにひとつずつ、メッセージを列挙型で宣言します。

```swift
import PresentationKit

enum CounterEvent: ViewEvent {
    case didTapPlus
}

enum CounterCommand: PresenterCommand, Equatable {
    case show(String)
}

enum CounterRequest: InteractorRequest {
    case add(Int)
}

enum CounterResponse: InteractorResponse {
    case counted(Int)
}
```

## リスナー

メッセージを受け取るものはリスナーに準拠します。`EventListener`、`CommandListener`、`RequestListener`、`ResponseListener` の四つがあり、それぞれ関連型をひとつ、関数をひとつ持ちます。関連型のあるプロトコルのままでは、相手の正体を知らずに保持して呼び出すことができません。そこで、それぞれに型消去のクラスを用意しています。クロージャをひとつ包むだけの final クラスです。

```swift:Erasers.swift
@MainActor
public final class AnyEventListener<Event: ViewEvent>: EventListener {
    @usableFromInline let handler: @MainActor (Event) -> Void

    /// Makes a listener out of a function; scenes do so, and doubles in tests.
    @inlinable
    public init(handler: @escaping @MainActor (Event) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(event: Event) {
        handler(event)
    }
}
```

`AnyEventListener<CounterEvent>` を持つビューが送れるのは `CounterEvent` だけです。ほかのものはコンパイルできません。

```swift:Wrong.swift
import PresentationKit

@MainActor
func report(to listener: AnyEventListener<CounterEvent>) {
    listener.handle(event: CounterCommand.show("1"))
}
```

```text
Wrong.swift:5:43: error: cannot convert value of type 'CounterCommand' to expected argument type 'CounterEvent'
```

## 部品

各部品はつくられるときにリスナーを受け取り、定数として持ちます。オプショナルにもならず、あとから代入されることもありません。受け取るメッセージの型はコンパイラが `handle` から読み取ります。送るメッセージの型は `typealias` で示します。

```swift
final class CounterView: View {
    typealias Event = CounterEvent

    private let eventListener: AnyEventListener<CounterEvent>
    private(set) var text = ""

    init(eventListener: AnyEventListener<CounterEvent>) {
        self.eventListener = eventListener
    }

    func tapPlus() {
        eventListener.handle(event: .didTapPlus)
    }

    func handle(command: CounterCommand) {
        switch command {
        case .show(let text): self.text = text
        }
    }
}

final class CounterPresenter: Presenter {
    typealias Command = CounterCommand
    typealias Request = CounterRequest

    private let commandListener: AnyCommandListener<CounterCommand>
    private let requestListener: AnyRequestListener<CounterRequest>

    init(
        commandListener: AnyCommandListener<CounterCommand>,
        requestListener: AnyRequestListener<CounterRequest>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    func handle(event: CounterEvent) {
        switch event {
        case .didTapPlus: requestListener.handle(request: .add(1))
        }
    }

    func handle(response: CounterResponse) {
        switch response {
        case .counted(let count):
            commandListener.handle(command: .show("\(count)"))
        }
    }
}

final class CounterInteractor: Interactor {
    typealias Response = CounterResponse

    private let responseListener: AnyResponseListener<CounterResponse>
    private var count = 0

    init(responseListener: AnyResponseListener<CounterResponse>) {
        self.responseListener = responseListener
    }

    func handle(request: CounterRequest) {
        switch request {
        case .add(let number):
            count += number
            responseListener.handle(response: .counted(count))
        }
    }
}
```

（実際のアプリのインタラクターは、タスクの中でユースケースを呼びます。ここでは短くするために自分で数えています。）

## シーン

`Scene.build` はまず型消去リスナーをつくり、部品をつくる関数に渡します。`where` 節がメッセージの型を比べるので、噛み合わない部品はコンパイルできません。

```swift
import Testing

@MainActor
func makeCounter() -> CounterView {
    Scene<CounterView>.build(
        view: CounterView.init,
        presenter: CounterPresenter.init,
        interactor: { responses, _ in
            CounterInteractor(responseListener: responses)
        }
    )
}

@MainActor
@Test func `a tap goes all the way and comes back as text`() {
    let view = makeCounter()
    view.tapPlus()
    view.tapPlus()
    #expect(view.text == "2")
}
```

## 誰が誰を保持するか

`build` はビューを返し、残りはビューが保持します。ビューのイベントリスナーがプレゼンターを、プレゼンターのリクエストリスナーがインタラクターを保持します。逆向きの参照は弱参照です。ですから、UIKit のようにビューを保持するホストならシーンは生き続け、ビューを手放せば全体が一度に解放されます。テストで確かめられます。

```swift
@MainActor
@Test func `when the view goes, everything goes`() {
    weak var presenter: CounterPresenter?
    var view: CounterView? = Scene<CounterView>.build(
        view: CounterView.init,
        presenter: { commands, requests -> CounterPresenter in
            let made = CounterPresenter(
                commandListener: commands,
                requestListener: requests
            )
            presenter = made
            return made
        },
        interactor: { responses, _ in
            CounterInteractor(responseListener: responses)
        }
    )
    view?.tapPlus()
    #expect(presenter != nil)
    view = nil
    #expect(presenter == nil)
}
```

続きは `scenes` の章です。部品がどの順につくられ、まだ動いている仕事がどうなるかを説明します。

## コスト

四つのメッセージがシーンを一周する時間は、直接の呼び出し四回のおよそ三倍で、メモリの確保はありません。数値と測定のコマンドは `docs/performance.md` にあります。

"""#)
}
