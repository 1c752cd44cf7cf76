// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let useCasesAndErrorsJapanese = GuideEdition(title: #"ユースケースとエラー: できることと、失敗し得ることのすべて"#, body: #"""
アプリケーションの規則をプレゼンターに書くと、同じ規則の要る次の画面がそれをコピーします。ゲートウェイに書くと、技術を取り替えるときに一緒に失われます。*何ができるか*についての規則には、専用のレイヤーがあります。そして失敗はすべてここを通るので、エラーについて話すのもこの章がふさわしいでしょう。コードはコンパイルされ、実行されます。

## 二種類

クエリは答えるだけで、目に見えるものを何も変えません。コマンドは何かを変え、何も返しません。

```swift:UseCase.swift
func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output
```

```swift:UseCase.swift
func callAsFunction(_ input: Input) async throws(ApplicationError)
```

コマンドが変えたことは、次の章で扱う `State` か `Event` から出てきます。ですから、読んだだけで何かが変わったのではないかと疑う必要がなく、同じ事実を表示する二つの画面には同じ変化が届きます。

ユースケースには、ユーザーが得るものを表す動詞句で名前を付けます。`FetchDataForDetailScreen` ではなく `ReadArticle` です。入力はできるだけ小さく、たいていは識別子です。返すのはドメインのオブジェクトそのもので、書式は整えません。

## アプリケーションの規則

たとえば、本は一度に三冊まで借りられる、という規則を考えます。どの本か、借りる人を何と呼ぶかはドメインの話で、上限はアプリケーションの話です。

```swift
import DomainKit
import UseCaseKit

struct Book: Hashable, Sendable {
    let title: String

    init(title: String) throws(ValidationError) {
        guard !title.allSatisfy(\.isWhitespace) else {
            throw ValidationError(
                field: "title",
                value: title,
                rule: .notEmpty
            )
        }
        self.title = title
    }
}

protocol LendingGateway: Sendable {
    @concurrent
    func keep(_ books: [Book]) async throws(ApplicationError)
}

struct LendBook: CommandUseCase {
    static let limit = 3
    let lent: State<[Book]>
    let gateway: any LendingGateway

    func callAsFunction(_ input: Book) async throws(ApplicationError) {
        let books = lent.value + [input]
        guard books.count <= Self.limit else {
            let error = ValidationError(
                field: "books",
                value: "\(books.count)",
                rule: .within(0...Self.limit)
            )
            throw ApplicationError(.invalidInput(error))
        }
        try await gateway.keep(books)
        lent.set(books)
    }
}
```

エンティティは不正な状態になれません。イニシャライザが、どの項目がどの規則に反したかを示すエラーを投げるからです。`LendBook` が、題名は空ではないかと気にする必要はありません。そして状態が変わるのは必ずゲートウェイが保存したあとです。見えているものが、実際に成り立っているものです。

## ひとつにまとまったエラー

内側の失敗はすべて `ApplicationError` で、その `kind` は閉じた列挙型です。

```swift:ApplicationError.swift
public enum Kind: Hashable, Sendable {
    /// The other side cannot be reached at all.
    case offline
    /// The other side did not answer within the limit.
    case timedOut
    /// Somebody has to sign in first, or the credentials are no longer good.
    case unauthorized
```

これは、次にどうするかを決めなければならない人の視点で書かれています。libcurl が返したのが 6 だったか 7 だったかは関係ありません。つながらない、ということです。技術の側の言い分は `origin` として付いてきますが、ログのためのもので、画面には出しません。

関数はそれを `throws(ApplicationError)` と型で宣言します。技術のエラーをそのまま外に出すゲートウェイは、コンパイルできません。

```swift:Wrong.swift
import DomainKit
import Foundation

struct HastyLendingGateway: LendingGateway {
    let file: URL

    @concurrent
    func keep(_ books: [Book]) async throws(ApplicationError) {
        try Data(books.map(\.title).joined(separator: "\n").utf8).write(to: file)
    }
}
```

```text
Wrong.swift:9:13: error: thrown expression type 'any Error' cannot be converted to error type 'ApplicationError'
```

その失敗が何を*意味する*のかを述べなければなりません。それは Repository にある `switch` で、ポートごとにひとつです。

## エラーは事実、文はあとから

内側のレイヤーが投げるのは事実です。項目は `books`、値は 4、規則は 0 から 3。ユーザーの言語も、そもそもユーザーがいるかどうかも知りません。文をつくるのは Presentation の `FailureKit` で、次にどうすればよいかも伝えます。

```swift
import FailureKit
import PresentationKit
import Testing

struct StubLendingGateway: LendingGateway {
    var answer: Result<Void, ApplicationError> = .success(())

    @concurrent
    func keep(_ books: [Book]) async throws(ApplicationError) {
        try answer.get()
    }
}

@Test func `the fourth book is refused, in words`() async throws {
    let lent = State<[Book]>([])
    let lend = LendBook(lent: lent, gateway: StubLendingGateway())
    for title in ["Momo", "Krabat", "Heidi"] {
        try await lend(Book(title: title))
    }
    let error = await #expect(throws: ApplicationError.self) {
        try await lend(Book(title: "Emil"))
    }
    let text = FailureText(try #require(error))
    #expect(
        text.message.english
            == "'4' is no valid books: it has to be a whole number from 0 to 3."
    )
    #expect(
        text.message.japanese
            == "'4' は books として正しくありません。0 から 3 までの整数を指定してください。"
    )
    #expect(lent.value.count == 3)
}
```

同じエラーはほかの形にもなり、それぞれ一か所でつくられます。アラートで何を選べるかは `Recovery` が、スクリプトに返す終了コードは `ExitOutcome` が決めます。コマンドラインでは、それがまとめて見られます。

```console
$ qiita-reader --source guide read no-such-chapter; echo "exit code $?"
見つかりません
ガイドに 'no-such-chapter' という章はありません。一覧で章の名前を確認してください。
exit code 3
```

## 値として尋ねる

インタラクターは結果をメッセージとして渡し、メッセージは値です。そこでどちらの種類にも、決してエラーを投げない `result` があります。

```swift
@Test func `a failure can be handed on as a value`() async throws {
    let full = StubLendingGateway(
        answer: .failure(ApplicationError(.storage(.full)))
    )
    let lend = LendBook(lent: State([]), gateway: full)
    let result = await lend.result(try Book(title: "Momo"))
    guard case .failure(let error) = result else {
        Issue.record("lends what cannot be kept")
        return
    }
    #expect(error.kind == .storage(.full))
}
```

## 具体的な型では持たない

プレゼンターやインタラクターは、ユースケースを `LendBook` ではなく `any CommandUseCase<Book>` として持ちます。テストでは数行のスタブを渡せますし、コンポジションルートが同じ形の別のユースケースを渡すこともできます。ジェネリクスのパラメーターやクロージャと比べてなぜこうしたかは、`docs/adr/0008-use-cases-as-existentials.md` にあります。

"""#)
}
