// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let viewModelsJapanese = GuideEdition(title: #"ビューモデル: 互いを知らない部品でできた画面"#, body: #"""
ひとつのことをする画面にはプレゼンターが向いています。ところが、それぞれにボタンや進捗や失敗を持つ独立したコンポーネントがたくさん並ぶ画面では、プレゼンターが膨らみます。どのコンポーネントのイベントもレスポンスも、同じ二つの `switch` を通るからです。そういう画面は、コンポーネントに沿って分けたほうがよいでしょう。`PresentationKit` ではコンポーネントごとにビューモデルを置きます。アラート、ルーター、タスク、テスターは同じものを使います。

## ひとつのコンポーネント

ビューモデルの入力はメソッドです。出力は二つあり、何が表示されているかを示す値がひとつ、一度だけ起こることを伝えるシグナルがひとつです。記事をストックするボタンで見てみましょう。

```swift
import DomainKit
import PresentationKit
import UseCaseKit

enum StockSignal: Equatable, Sendable {
    case failed(ApplicationError)
}

final class StockButtonModel: ViewModel {
    struct Shown: Equatable, Sendable {
        var isStocked = false
        var isBusy = false
    }

    private let shown = OutputSource(Shown())
    private let told = SignalSource<StockSignal>()
    private let tasks: TaskLifetime
    private let stock: any CommandUseCase<Bool>

    init(tasks: TaskLifetime, stock: any CommandUseCase<Bool>) {
        self.tasks = tasks
        self.stock = stock
    }

    var output: Output<Shown> { shown.output }
    var signals: Signals<StockSignal> { told.signals }

    func tap() {
        guard !shown.value.isBusy else { return }
        let wanted = !shown.value.isStocked
        shown.update { $0.isBusy = true }
        tasks.scope.run { [shown, told, stock] in
            switch await stock.result(wanted) {
            case .success: shown.set(Shown(isStocked: wanted))
            case .failure(let error):
                shown.update { $0.isBusy = false }
                told.send(.failed(error))
            }
        }
    }
}
```

`shown` と `told` はどちらも private です。ビューが受け取るのは反対側で、監視はできても書き込めません。

```swift:Wrong.swift
@MainActor
func show(_ button: StockButtonModel) {
    button.output.set(StockButtonModel.Shown(isStocked: true))
}
```

```text
Wrong.swift:3:19: error: value of type 'Output<StockButtonModel.Shown>' has no member 'set'
```

なぜ出力が二つなのでしょうか。表示の内容は、いつ伝え直しても構いません。遅れて来た相手は現在の値を受け取り、同じ値は一度しか伝わりません。一方アラートは、同じ失敗が二度起きたときも含めて、ちょうど一度ずつ伝わる必要があり、ビューがまだ読み込み中だったからといって失われてはなりません。そこでシグナルは最初の監視者を待ち、繰り返されることはありません。

## コンポーネントでできた画面

画面にもビューモデルがあり、これが親です。コンポーネントごとに子をひとつ持ち、ビューと同じように監視します。

```swift
final class ArticleScreenModel: ViewModel {
    struct Shown: Equatable, Sendable {
        var stockCount: Int
    }

    let button: StockButtonModel
    private let shown: OutputSource<Shown>
    private let told = SignalSource<StockSignal>()
    private var wasStocked = false

    init(
        tasks: TaskLifetime,
        stockCount: Int,
        stock: any CommandUseCase<Bool>
    ) {
        button = StockButtonModel(tasks: tasks.makeChild(), stock: stock)
        shown = OutputSource(Shown(stockCount: stockCount))
        button.output.observe(for: self) { $0.follow($1) }
        button.signals.observe(for: self) { $0.told.send($1) }
    }

    var output: Output<Shown> { shown.output }
    var signals: Signals<StockSignal> { told.signals }

    private func follow(_ button: StockButtonModel.Shown) {
        guard button.isStocked != wasStocked else { return }
        wasStocked = button.isStocked
        shown.update { $0.stockCount += wasStocked ? 1 : -1 }
    }
}
```

こうした画面を読みやすく保つ規則は三つです。

- 子は*画面のコンポーネント*の子であって、機能の子ではありません。「このボタンのコードはどこか」という問いの答えがひとつに決まります。
- 子は兄弟も親も知りません。あるものが別のものにどう影響するかは、親の一か所に書きます。
- 振る舞いはクラスに書き、複数のクラスで共有するプロトコルの extension には書きません。ほとんど同じことをする二つの画面は、二つの画面です。

`observe(for:)` は、オーナーを生かし続けることなくクロージャに渡します。書き忘れる `[weak self]` も、循環参照もありません。

## テスト

`ViewModelTester` はビューなしでビューモデルを動かします。テストはすべての変化とシグナルを順に挙げます。

```swift
import PresentationTesting
import Testing

struct StubStock: CommandUseCase {
    var answer: Result<Void, ApplicationError> = .success(())

    func callAsFunction(_ input: Bool) async throws(ApplicationError) {
        try answer.get()
    }
}

@MainActor
@Test func `stocking counts, when it is done`() async {
    let tester = ViewModelTester {
        ArticleScreenModel(tasks: $0, stockCount: 7, stock: StubStock())
    }
    tester.watch("the button") { $0.button }
    tester.send { $0.button.tap() }
    await tester.expect { $0.stockCount = 8 }
    await tester.finish()
}

@MainActor
@Test func `a failure is told once, and the button can be tapped again`()
    async
{
    let failure = ApplicationError(.offline)
    let tester = ViewModelTester {
        StockButtonModel(
            tasks: $0,
            stock: StubStock(answer: .failure(failure))
        )
    }
    for _ in 1...2 {
        tester.send { $0.tap() }
        await tester.expect { $0.isBusy = true }
        await tester.expect { $0.isBusy = false }
        await tester.expect(signal: .failed(failure))
    }
    await tester.finish()
}
```

`finish()` はビューモデルを解放します。テストが `watch` で指定した子がまだ生きていたり、タスクが続いていたりすれば失敗です。

## リーダーの画面

`qiita-reader sync` は、オフラインで読めるようにリストをまるごと保存します。数分かかることもあります。どこまで進んだかは絶えず変わり、意味があるのは最新の値だけです。一行が書き換わり、同じことは二度言いません。変わっていく値でできた画面なので、ビューモデルを使います。いま何をしているかを示す行は、自分の仕事を持つコンポーネントです。ホストに待つように言われれば、その行が秒を数えます。何を尋ねているのかも、画面にほかに何があるのかも知りません。

```swift:ProgressLineModel.swift
switch message {
case .command(.showProgress(let progress)): shown.set(progress)
case .command(.hideProgress): shown.set(nil)
case .command(.showAlert(let strategy)): told.send(.failed(strategy))
case .request(.ask(let question)): told.send(.ask(question))
case .request(.wait(let end)): wait(until: end)
}
```

行をいつ出すか、アラートへの答えが何につながるか、遅れて届いたものをどうするかは、`Attempt` が決めます。リーダーのプレゼンターも使っている状態機械です。問いの意味は親が知っています。

```swift:SyncViewModel.swift
private func follow(_ signal: ProgressLineSignal<SyncArticles.Wish, ArticleFailureAction>) {
    switch signal {
    case .ask(let wish): start(wish)
    case .failed(let strategy): told.send(.alert(strategy))
    }
}
```

どちらのクラスも Domain を知っているので、ビューからは見えません。ビューに見えるのは契約です。入力と出力を並べたプロトコルで、ビューコントローラーはそれを結び付けます。

```swift:SyncScreenViewModel.swift
public protocol SyncScreenViewModel: ViewModel where Shown == Report?, Signal == SyncSignal {
    /// What is going on, or nil while nothing is.
    var progress: Output<Phrase?> { get }
```

```swift:SyncViewController.swift
private func bindOutput() {
    model.progress.observe(for: self) { $0.show(progress: $1) }
    model.output.observe(for: self) { $0.show($1) }
    model.signals.observe(for: self) { $0.tell($1) }
}
```

アラート、タスク、テスターはほかの画面と同じものです。ひとつだけ失うものがあります。ビューモデルはメッセージを送らないので、`--trace` には何も記録されません。

## セル

自分の仕事を持つセル、たとえば画像を読み込むセルには、識別子ごとに子のビューモデルがあります。`ChildViewModels` は、セルが最初に表示されるときに子をつくり、識別子がリストから消えたときに解放します。

```swift:ChildViewModels.swift
public func child(for id: ID) -> Child {
    if let child = children[id] { return child }
    let child = make(id)
    children[id] = child
    return child
}
```

セルだけに関わることは、セルとその子のあいだにとどまります。ほかの部品は気にしなくて済みます。

## どちらを使うか

ルートが画面を指すとき、その画面がどちらでつくられているかは問われません。問い、答え、判断という会話で成り立つ画面にはプレゼンターを、コンポーネントの集まりである画面にはビューモデルを選んでください。ひとつの画面に両方は使いません。

"""#)
}
