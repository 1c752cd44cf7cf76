extension CodeSyntax {
    /// Returns the syntax of the language with the name that stands behind a fence, or nil if it is not known.
    static func named(_ name: String) -> CodeSyntax? { languages[aliases[name] ?? name] }

    private static let aliases: [String: String] = [
        "c++": "c", "cpp": "c", "h": "c", "hpp": "c", "objc": "c", "objective-c": "c", "objectivec": "c", "m": "c",
        "csharp": "cs", "c#": "cs", "kt": "kotlin", "js": "javascript", "jsx": "javascript", "mjs": "javascript",
        "node": "javascript", "ts": "typescript", "tsx": "typescript", "py": "python", "python3": "python",
        "rb": "ruby",
        "golang": "go", "rs": "rust", "bash": "shell", "sh": "shell", "zsh": "shell", "console": "shell",
        "fish": "shell",
        "shellscript": "shell", "terminal": "shell", "makefile": "make", "mk": "make", "mysql": "sql",
        "postgresql": "sql",
        "sqlite": "sql", "plsql": "sql", "xml": "html", "xhtml": "html", "vue": "html", "svg": "html", "plist": "html",
        "scss": "css", "sass": "css", "less": "css", "yml": "yaml", "docker": "dockerfile", "tf": "terraform",
        "hcl": "terraform", "hs": "haskell", "ex": "elixir", "exs": "elixir", "jsonc": "json", "json5": "json",
        "ini": "toml", "conf": "toml", "env": "toml", "ps1": "powershell", "pl": "perl", "jl": "julia",
    ]

    private static let cComments: [Span] = [.line("//"), .block("/*", "*/")]
    private static let quotes: [Span] = [.string("\""), .string("'")]
    private static let tripleQuotes: [Span] = [.string("\"\"\"", isMultiline: true), .string("'''", isMultiline: true)]
    private static let hash = Span.line("#", needsSpace: true)

    private static let script = """
        as async await break case catch class const continue debugger default delete do else export extends false finally
        for from function get if import in instanceof let new null of return set static super switch this throw true try
        typeof undefined var void while with yield
        """

    private static let languages: [String: CodeSyntax] = [
        "swift": CodeSyntax(
            """
            actor any as associatedtype async await borrowing break case catch class consuming continue convenience default
            defer deinit didSet do dynamic else enum extension fallthrough false fileprivate final for func get guard if
            import in indirect infix init inout internal is isolated lazy let mutating nil nonisolated nonmutating open
            operator optional override package postfix precedencegroup prefix private protocol public repeat required
            rethrows return self Self sending set some static struct subscript super switch throw throws true try typealias
            unowned var weak where while willSet
            """,
            [.string("\"\"\"", isMultiline: true), .string("#\"", "\"#"), .string("\"")] + cComments,
            hasTypes: true
        ),
        "kotlin": CodeSyntax(
            """
            abstract actual annotation as break by catch class companion const constructor continue crossinline data do else
            enum expect external false final finally for fun get if import in infix init inline inner interface internal is
            lateinit noinline null object open operator out override package private protected public reified return sealed
            set super suspend tailrec this throw true try typealias val var vararg when where while
            """,
            [.string("\"\"\"", isMultiline: true)] + quotes + cComments,
            hasTypes: true
        ),
        "java": CodeSyntax(
            """
            abstract assert boolean break byte case catch char class const continue default do double else enum extends
            false final finally float for if implements import instanceof int interface long native new null package permits
            private protected public record return sealed short static strictfp super switch synchronized this throw throws
            transient true try var void volatile while yield
            """,
            [.string("\"\"\"", isMultiline: true)] + quotes + cComments,
            hasTypes: true
        ),
        "javascript": CodeSyntax(script, [.string("`", isMultiline: true)] + quotes + cComments, hasTypes: true),
        "typescript": CodeSyntax(
            script
                + """
                 abstract any boolean declare enum implements infer interface is keyof namespace never number object
                private protected public readonly satisfies string symbol type unknown
                """,
            [.string("`", isMultiline: true)] + quotes + cComments,
            hasTypes: true
        ),
        "python": CodeSyntax(
            """
            and as assert async await break class continue def del elif else except False finally for from global if import
            in is lambda match case None nonlocal not or pass raise return self True try while with yield
            """,
            tripleQuotes + quotes + [.line("#")],
            hasTypes: true
        ),
        "ruby": CodeSyntax(
            """
            alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or
            private protected public raise redo require require_relative rescue retry return self super then true undef
            unless until when while yield attr_accessor attr_reader attr_writer include extend
            """,
            quotes + [hash, .block("=begin", "=end")],
            hasTypes: true
        ),
        "go": CodeSyntax(
            """
            any bool break byte case chan complex64 complex128 const continue default defer else error fallthrough false
            float32 float64 for func go goto if import int int8 int16 int32 int64 interface iota make map nil package range
            return rune select string struct switch true type uint uint8 uint16 uint32 uint64 uintptr var
            """,
            [.string("`", hasEscapes: false, isMultiline: true)] + quotes + cComments
        ),
        "rust": CodeSyntax(
            """
            as async await bool break char const continue crate dyn else enum extern f32 f64 false fn for i8 i16 i32 i64 i128
            if impl in isize let loop match mod move mut pub ref return self Self static str struct super trait true type u8
            u16 u32 u64 u128 union unsafe use usize where while
            """,
            [.string("r#\"", "\"#"), .string("\"", isMultiline: true)] + cComments,
            hasTypes: true
        ),
        "c": CodeSyntax(
            """
            alignas alignof auto bool break case catch char class concept const constexpr consteval continue co_await
            co_return co_yield decltype default delete do double else enum explicit export extern false final float for
            friend goto if inline int long mutable namespace new noexcept nullptr operator override private protected public
            register requires restrict return short signed sizeof static static_assert struct switch template this
            thread_local throw true try typedef typename union unsigned using virtual void volatile while NULL nil YES NO id
            self super include define ifdef ifndef endif pragma undef elif import interface implementation property end
            """,
            quotes + cComments
        ),
        "cs": CodeSyntax(
            """
            abstract as async await base bool break byte case catch char checked class const continue decimal default
            delegate do double else enum event explicit extern false finally fixed float for foreach get goto if implicit in
            init int interface internal is lock long namespace new null object operator out override params private
            protected public readonly record ref required return sbyte sealed set short sizeof static string struct switch
            this throw true try typeof uint ulong unchecked unsafe ushort using var virtual void volatile when where while
            yield
            """,
            [.string("\"\"\"", isMultiline: true)] + quotes + cComments,
            hasTypes: true
        ),
        "php": CodeSyntax(
            """
            abstract and array as break callable case catch class clone const continue declare default do echo else elseif
            empty enum extends false final finally fn for foreach function global if implements include include_once
            instanceof insteadof interface isset list match namespace new null or print private protected public readonly
            require require_once return self static switch this throw trait true try unset use var while yield php
            """,
            quotes + cComments + [hash],
            hasTypes: true
        ),
        "dart": CodeSyntax(
            """
            abstract as assert async await base bool break case catch class const continue covariant default deferred do
            double dynamic else enum export extends extension external factory false final finally for Function get if
            implements import in int interface is late library mixin new null num on operator part required rethrow return
            sealed set show static super switch sync this throw true try typedef var void when while with yield
            """,
            tripleQuotes + quotes + cComments,
            hasTypes: true
        ),
        "scala": CodeSyntax(
            """
            abstract case catch class def do else enum extends extension false final finally for given if implicit import in
            lazy match new null object override package private protected return sealed super then this throw trait true try
            type using val var while with yield
            """,
            [.string("\"\"\"", isMultiline: true), .string("\"")] + cComments,
            hasTypes: true
        ),
        "haskell": CodeSyntax(
            """
            case class data default deriving do else family forall foreign if import in infix infixl infixr instance let
            module newtype of qualified then type where
            """,
            [.string("\""), .line("--"), .block("{-", "-}")],
            hasTypes: true
        ),
        "elixir": CodeSyntax(
            """
            after alias and case catch cond def defdelegate defimpl defmacro defmodule defp defprotocol defstruct do else end
            false fn for if import in nil not or quote raise receive require rescue true try unless unquote use when with
            """,
            tripleQuotes + quotes + [.line("#")],
            hasTypes: true
        ),
        "julia": CodeSyntax(
            """
            abstract baremodule begin break catch const continue do else elseif end export false finally for function global
            if import in let local macro module mutable nothing quote return struct true try using while where
            """,
            [.string("\"\"\"", isMultiline: true), .string("\""), .block("#=", "=#"), .line("#")],
            hasTypes: true
        ),
        "lua": CodeSyntax(
            """
            and break do else elseif end false for function goto if in local nil not or repeat return then true until while
            """,
            quotes + [.string("[[", "]]"), .block("--[[", "]]"), .line("--")]
        ),
        "perl": CodeSyntax(
            """
            and cmp do else elsif eq for foreach ge gt if last le local lt my ne next no not or our package print redo require
            return sub undef unless until use while xor
            """,
            quotes + [hash]
        ),
        "r": CodeSyntax(
            "break else FALSE for function if in Inf library NA NaN next NULL repeat return TRUE while",
            quotes + [.line("#")]
        ),
        "shell": CodeSyntax(
            """
            alias apt apt-get awk break brew case cat cd chmod chown continue cp curl declare do docker done echo elif else esac
            eval exec exit export fi find for function git go grep if in kill ln local ls make mkdir mv npm npx pip printf pwd
            read return rm sed select set shift source ssh sudo swift tar test then touch trap unset until wget while yarn
            """,
            quotes + [hash],
            wordJoiners: "-"
        ),
        "powershell": CodeSyntax(
            """
            begin break catch class continue do else elseif end enum exit filter finally for foreach function if in param
            process return switch throw trap try until using while
            """,
            quotes + [.block("<#", "#>"), hash],
            ignoresCase: true,
            wordJoiners: "-"
        ),
        "sql": CodeSyntax(
            """
            add all alter and as asc auto_increment avg begin between bigint boolean by cascade case char check coalesce column
            commit constraint count create cross date datetime decimal default delete desc distinct drop else end except
            exists explain false float for foreign from full function grant group having if ilike in index inner insert int
            integer intersect into is join key lateral left like limit max min not null numeric offset on or order outer over
            partition primary procedure recursive references replace returning right rollback row select serial set sum table
            text then timestamp to transaction trigger true truncate union unique update using values varchar view when where
            window with
            """,
            quotes + [.line("--"), .block("/*", "*/")],
            ignoresCase: true
        ),
        "html": CodeSyntax(
            """
            a article aside body button canvas div doctype footer form h1 h2 h3 h4 h5 h6 head header html iframe img input label
            li link main meta nav ol option p path pre script section select span style svg table tbody td template textarea th
            thead title tr ul video dict key string array integer true false
            """,
            [.block("<!--", "-->"), .string("\"", hasEscapes: false, isMultiline: true)],
            ignoresCase: true,
            wordJoiners: "-"
        ),
        "css": CodeSyntax(
            """
            align-items animation background background-color border border-radius bottom box-shadow color content cursor display
            flex flex-direction float font font-family font-size font-weight gap grid height important justify-content left
            line-height margin max-height max-width media min-height min-width opacity overflow padding position right
            text-align text-decoration top transform transition width z-index import include mixin use
            """,
            quotes + cComments,
            wordJoiners: "-"
        ),
        "json": CodeSyntax("true false null", [.string("\"")] + cComments),
        "yaml": CodeSyntax("true false null yes no on off", quotes + [hash], wordJoiners: "-"),
        "toml": CodeSyntax("true false", tripleQuotes + quotes + [hash, .line(";", needsSpace: true)]),
        "dockerfile": CodeSyntax(
            "add arg cmd copy entrypoint env expose from healthcheck label onbuild run shell stopsignal user volume workdir as",
            quotes + [hash],
            ignoresCase: true
        ),
        "make": CodeSyntax("define else endef endif export ifdef ifeq ifndef ifneq include override", quotes + [hash]),
        "terraform": CodeSyntax(
            "data dynamic false for for_each if in locals module null output provider resource terraform true variable",
            [.string("\"")] + cComments + [hash]
        ),
        "graphql": CodeSyntax(
            "directive enum extend fragment implements input interface mutation null on query scalar schema subscription true type union",
            [.string("\"\"\"", isMultiline: true), .string("\""), .line("#")],
            hasTypes: true
        ),
        "vim": CodeSyntax(
            "au autocmd call command else endfor endfunction endif for function if in inoremap let map nnoremap noremap return set syntax vnoremap",
            [.string("'", hasEscapes: false), .line("\"", needsSpace: true)]
        ),
    ]
}
