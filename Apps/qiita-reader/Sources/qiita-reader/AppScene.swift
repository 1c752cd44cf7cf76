import AppearanceCommandLine
import ArticleCommandLine
import ArticleContract
import ViewKit

/// What the command line asks for, in one of the features.
enum AppInvocation: Hashable {
    case article(ArticleInvocation)
    case appearance(AppearanceInvocation)

    /// Whether somebody is to be asked what to do next.
    var isSession: Bool { self == .article(.open(restores: false)) || restores }

    /// Whether the session begins where the last one ended.
    var restores: Bool { self == .article(.open(restores: true)) }

    /// Whether the output is for people also where there is no terminal.
    var keepsPage: Bool { article?.keepsPage == true }

    /// A Boolean value that indicates whether a document goes into a pipe with its control characters.
    var isRaw: Bool { article?.isRaw == true }

    /// Whether what is printed comes little by little.
    var isStreamed: Bool { article?.isStreamed == true }

    /// What the output is made for, of what was asked for.
    func form(_ form: OutputFormat) -> OutputFormat { article?.form(form) ?? form }

    private var article: ArticleInvocation? {
        if case .article(let invocation) = self { invocation } else { nil }
    }
}

/// The scenes of the app: the routes of its features.
enum AppScene: Codable, Hashable {
    case article(ArticleRoute)
    case appearance(AppearanceInvocation)
    case html(String)
    case contents(String)
    case links(String)
    case subject(SubjectInvocation)
    case reaction(ReactionInvocation)
    case all(ArticleListing, continues: Bool)
    case sync(SyncInvocation)
    case kept(KeptInvocation)
    case saved(SavedInvocation)

    /// The scene that the command line asks for; nil where it asks about the program and not about articles.
    init?(_ invocation: AppInvocation) {
        switch invocation {
        case .article(.open(_)): self = .article(.list(.newest))
        case .article(.list(let listing, _)): self = .article(.list(listing))
        case .article(.all(let listing, let continues)): self = .all(listing, continues: continues)
        case .article(.sync(let invocation)): self = .sync(invocation)
        case .article(.kept(let invocation)): self = .kept(invocation)
        case .article(.saved(let invocation)): self = .saved(invocation)
        case .article(.read(let name)): self = .article(.detail(name))
        case .article(.written(let name, as: .html)): self = .html(name)
        case .article(.written(let name, as: _)), .article(.raw(let name)): self = .article(.detail(name))
        case .article(.contents(let name)): self = .contents(name)
        case .article(.links(let name)): self = .links(name)
        case .article(.subject(let invocation)): self = .subject(invocation)
        case .article(.reaction(let invocation)): self = .reaction(invocation)
        case .article(.account), .article(.settings), .article(.history): return nil
        case .appearance(let invocation): self = .appearance(invocation)
        }
    }

    /// The scene that carries a search out.
    init(_ search: ArticleSearch, _ way: SearchMode) {
        self =
            switch way {
            case .page: .article(.list(.search(search)))
            case .all(let continues): .all(.search(search), continues: continues)
            case .offline(let page, let size): .kept(.search(search, page: page, size: size))
            }
    }
}
