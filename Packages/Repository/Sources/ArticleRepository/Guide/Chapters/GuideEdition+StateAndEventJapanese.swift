// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let stateAndEventJapanese = GuideEdition(title: #"State と Event: 成り立っていることと、起こること"#, body: #"""
二つの画面が同じ事実を表示しているとします。一方でユーザーがそれを変えたとき、もう一方はどうやって知るのでしょうか。名前で送る通知は型を失います。誰でも書ける共有オブジェクトはグローバル変数です。値を画面から画面へ渡していくと、いずれ食い違った二つの値になります。`UseCaseKit` の答えは二つで、ひとつの問いがどちらかを決めます。誰も見ていないときにも、それは成り立っているか。この章のコードはコンパイルされ、実行されます。

## State: 成り立っていること

`State` には常に値があります。コンポジションルートが、共有する事実ごとにひとつつくります。つくられる場所はそこだけです。

```swift:HogeApp.swift
private let appearance = State(Appearance.light)
```

コマンドのユースケースは `State` を受け取ります。ほかはすべて、書き込む手段のない `readOnly` を受け取ります。

```swift:Wrong.swift
import UseCaseKit

func cheat(_ volume: ReadOnlyState<Int>) {
    volume.set(11)
}
```

```text
Wrong.swift:4:12: error: value of type 'ReadOnlyState<Int>' has no member 'set'
```

ですから「これを変えるのは誰か」という問いの答えは短く、コンパイラが教えてくれます。コンポジションルートで `State` を渡された相手だけです。

## 監視する

監視者はまず現在の値を受け取り、そのあと変化を受け取ります。

```swift
import Testing
import UseCaseKit

@Test func `an observer begins with what holds, and ends on the latest`()
    async
{
    let volume = State(3)
    var values = volume.readOnly.values.makeAsyncIterator()
    #expect(await values.next() == 3)
    volume.set(4)
    volume.set(5)
    #expect(await values.next() == 5)
}
```

4 は飛ばされました。`State` が伝えるのは成り立っていることで、監視者が受け取りに来たとき、4 はもう成り立っていませんでした。書き込む側は監視者を待ちません。遅い画面が誰かを待たせることも、メモリが増え続けることもありません。同じ理由から、同じ値が続けて伝わることもありません。

```swift
@Test func `what is the same again is not told again`() async {
    let volume = State(3)
    var values = volume.readOnly.values.makeAsyncIterator()
    #expect(await values.next() == 3)
    volume.set(4)
    volume.set(3)
    volume.set(6)
    #expect(await values.next() == 6)
}
```

`update` は値をその場で変えます。ほかの書き込みが割り込めない、ひとつの手順です。新しい値が古い値で決まるときに使ってください。

```swift
@Test func `a thousand writers lose no step`() async {
    let count = State(0)
    await withTaskGroup { group in
        for _ in 1...1000 {
            group.addTask { count.update { $0 += 1 } }
        }
    }
    #expect(count.value == 1000)
}
```

## シーンの中で

ビューコントローラーは `State` を監視しません。プレゼンターも監視しません。プレゼンターが頼み、インタラクターがシーンのスコープで監視して、値をレスポンスとして渡します。

```swift:AppearanceInteractor.swift
case .observe: .observe("appearance", appearance.values, current: appearance.value) { .changed($0) }
```

シーンがなくなれば監視も終わります。`current:` は、いま成り立っている値をスコープに教えます。仕事の終わりを待つテストやホストは、これで最後の値が届いたかどうかを知ります。

## Event: 起こること

記事が保存された。それはその瞬間に終わり、あとに残る値はありません。もう一度保存すれば、内容が同じでも別の出来事です。`Event` はそのひとつひとつを伝えます。

```swift
@Test func `everything that happens is told, also twice the same`() async {
    let saved = Event<String>()
    let subscription = saved.readOnly.subscribe()
    saved.send("momo")
    saved.send("momo")
    var notices = subscription.makeAsyncIterator()
    #expect(await notices.next() == .value("momo"))
    #expect(await notices.next() == .value("momo"))
}
```

`subscribe()` はその場で購読を始めます。受け取りを始める前に送られたものはバッファーで待つので、二つの行のあいだで何かが失われることはありません。

終わりのないバッファーは、遅れて効いてくるメモリリークです。そこで上限があり、遅すぎた購読者には、いくつ失われたかが伝えられます。

```swift
@Test func `who is too slow is told so`() async {
    let saved = Event<Int>(bufferLimit: 2)
    let subscription = saved.readOnly.subscribe()
    for number in 1...5 { saved.send(number) }
    var notices = subscription.makeAsyncIterator()
    #expect(await notices.next() == .dropped(3))
    #expect(await notices.next() == .value(4))
    #expect(await notices.next() == .value(5))
}
```

## どちらを使うか

| 問い | State | Event |
|---|---|---|
| 誰も見ていないときに値はあるか | 常にある | ない |
| あとから来た相手は何を受け取るか | 現在の値 | それ以降に起こること |
| 遅い監視者は何を逃すか | もう成り立たない値 | 古いもの。個数は伝えられる |
| 同じものが二度伝わるか | 続けては伝わらない | そのたびに伝わる |

進捗は State です。途中で見た人は、どこまで進んだかを知りたいからです。「保存した」は Event です。迷ったら State にしてください。尋ねられる事実は、聞き逃せない出来事よりもテストしやすいものです。

## 積み上がるリスト

一ページずつ取得するリストもひとつの事実で、二つの画面が同じリストを表示することもあります。`Paginator` はそれを `State` に保ちます。リクエストは一度にひとつ、古くなった答えは捨て、ページの取得に失敗してもリストは残り、終わりに達したことを覚えています。判断するのは `PaginatorMachine` という値で、テストはタスクなしで動かせます。

```swift:PaginatorMachine.swift
mutating func loadNext() -> Request? {
    guard awaited == nil, let query = list.query, let next = list.next else { return nil }
    list.phase = .loading
    return send(query, next)
}
```

画面は「続きを読み込む」「更新する」をコマンドのユースケースで頼み、リストを監視します。ページ番号を数える画面はありません。

"""#)
}
