public import ArticleContract
public import CommandLineKit
import PresentationKit

/// The invocation of a command of reactions.
public struct ReactionInvocation: Codable, Hashable, Sendable {
    /// The action of the command.
    public let action: ReactionAction
    /// The article, given by its identifier or its URL.
    public let article: String

    /// Creates an invocation.
    public init(_ action: ReactionAction, article: String) {
        self.action = action
        self.article = article
    }

    private enum CodingKeys: String, CodingKey {
        // The name in stored routes.
        case action = "ask"
        case article
    }
}

extension ReactionInvocation {
    /// The commands, for the program of an app.
    public static let commands: [Command<FieldSelection<ReactionInvocation>>] = ReactionAction.allCases.map { action in
        Command<ReactionInvocation>(
            action.rawValue,
            abstract: action.abstract,
            discussion: action.discussion,
            examples: [Example("0123456789abcdef0123", action.example)],
            takes: .article
        ) { ReactionInvocation(action, article: $0) }.selectingFields(ReactionField.allCases)
    }
}

extension Parameter<String> {
    static var article: Parameter<String> {
        .argument(
            "ID|URL",
            .article,
            help: Phrase(en: "The article", ja: "記事の ID か URL")
        )
    }
}

extension ReactionAction {
    fileprivate var abstract: Phrase {
        switch self {
        case .stock: Phrase(en: "Stock an article", ja: "記事をストックする")
        case .unstock: Phrase(en: "Remove an article from your stocks", ja: "記事のストックを解除する")
        case .stocked: Phrase(en: "Check whether you have stocked an article", ja: "記事をストック済みか調べる")
        case .like: Phrase(en: "Like an article", ja: "記事にいいねする")
        case .unlike: Phrase(en: "Remove your like from an article", ja: "記事のいいねを取り消す")
        case .liked: Phrase(en: "Check whether you have liked an article", ja: "記事にいいね済みか調べる")
        }
    }

    fileprivate var discussion: Phrase {
        switch self {
        case .stock, .unstock, .like, .unlike:
            Phrase(
                en: """
                    Needs a token with permission to write. If there is no connection, the change is saved, and the next \
                    command about stocks or likes sends it.
                    """,
                ja: """
                    書き込みできるトークンが必要です。すでにその状態ならそのままです。ホストに接続できないときは変更を保存し、\
                    次にストックやいいねのコマンドが接続できたときに送信します。
                    """
            )
        case .stocked, .liked:
            Phrase(
                en:
                    "Prints 'yes' and exits with 0, or prints 'no' and exits with 1. Pending changes count.",
                ja: "「はい」なら終了コード 0、「いいえ」なら 1 です。パイプには yes か no を出力します。送信待ちの変更も反映します。"
            )
        }
    }

    fileprivate var example: Phrase {
        switch self {
        case .stock: Phrase(en: "Stock an article", ja: "記事を自分のストックに加える")
        case .unstock: Phrase(en: "Remove it from your stocks", ja: "自分のストックから外す")
        case .stocked: Phrase(en: "Have you stocked it?", ja: "ストック済みか")
        case .like: Phrase(en: "Like an article", ja: "記事にいいねする")
        case .unlike: Phrase(en: "Remove your like", ja: "いいねを取り消す")
        case .liked: Phrase(en: "Have you liked it?", ja: "いいね済みか")
        }
    }
}
