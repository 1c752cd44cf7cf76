extension CodeSyntax {
    /// The keywords of each language: a paragraph for each, with the name of the language before the colon.
    static let keywords: [String: Set<[UInt8]>] = Dictionary(
        uniqueKeysWithValues: keywordTable.split(separator: "\n\n").map { paragraph in
            let parts = paragraph.split(separator: ":")
            return (String(parts[0]), Set(parts[1].split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }))
        }
    )

    private static let keywordTable = """
        swift: actor any as associatedtype async await borrowing break case catch class consuming continue convenience
        default defer deinit didSet do dynamic else enum extension fallthrough false fileprivate final for func get
        guard if import in indirect infix init inout internal is isolated lazy let mutating nil nonisolated
        nonmutating open operator optional override package postfix precedencegroup prefix private protocol public
        repeat required rethrows return self Self sending set some static struct subscript super switch throw throws
        true try typealias unowned var weak where while willSet

        kotlin: abstract actual annotation as break by catch class companion const constructor continue crossinline
        data do else enum expect external false final finally for fun get if import in infix init inline inner
        interface internal is lateinit noinline null object open operator out override package private protected
        public reified return sealed set super suspend tailrec this throw true try typealias val var vararg when where
        while

        java: abstract assert boolean break byte case catch char class const continue default do double else enum
        extends false final finally float for if implements import instanceof int interface long native new null
        package permits private protected public record return sealed short static strictfp super switch synchronized
        this throw throws transient true try var void volatile while yield

        javascript: as async await break case catch class const continue debugger default delete do else export
        extends false finally for from function get if import in instanceof let new null of return set static super
        switch this throw true try typeof undefined var void while with yield

        typescript: as async await break case catch class const continue debugger default delete do else export
        extends false finally for from function get if import in instanceof let new null of return set static super
        switch this throw true try typeof undefined var void while with yield abstract any boolean declare enum
        implements infer interface is keyof namespace never number object private protected public readonly satisfies
        string symbol type unknown

        python: and as assert async await break class continue def del elif else except False finally for from global
        if import in is lambda match case None nonlocal not or pass raise return self True try while with yield

        ruby: alias and begin break case class def defined do else elsif end ensure false for if in module next nil
        not or private protected public raise redo require require_relative rescue retry return self super then true
        undef unless until when while yield attr_accessor attr_reader attr_writer include extend

        go: any bool break byte case chan complex64 complex128 const continue default defer else error fallthrough
        false float32 float64 for func go goto if import int int8 int16 int32 int64 interface iota make map nil
        package range return rune select string struct switch true type uint uint8 uint16 uint32 uint64 uintptr var

        rust: as async await bool break char const continue crate dyn else enum extern f32 f64 false fn for i8 i16 i32
        i64 i128 if impl in isize let loop match mod move mut pub ref return self Self static str struct super trait
        true type u8 u16 u32 u64 u128 union unsafe use usize where while

        c: alignas alignof auto bool break case catch char class concept const constexpr consteval continue co_await
        co_return co_yield decltype default delete do double else enum explicit export extern false final float for
        friend goto if inline int long mutable namespace new noexcept nullptr operator override private protected
        public register requires restrict return short signed sizeof static static_assert struct switch template this
        thread_local throw true try typedef typename union unsigned using virtual void volatile while NULL nil YES NO
        id self super include define ifdef ifndef endif pragma undef elif import interface implementation property end

        cs: abstract as async await base bool break byte case catch char checked class const continue decimal default
        delegate do double else enum event explicit extern false finally fixed float for foreach get goto if implicit
        in init int interface internal is lock long namespace new null object operator out override params private
        protected public readonly record ref required return sbyte sealed set short sizeof static string struct switch
        this throw true try typeof uint ulong unchecked unsafe ushort using var virtual void volatile when where while
        yield

        php: abstract and array as break callable case catch class clone const continue declare default do echo else
        elseif empty enum extends false final finally fn for foreach function global if implements include
        include_once instanceof insteadof interface isset list match namespace new null or print private protected
        public readonly require require_once return self static switch this throw trait true try unset use var while
        yield php

        dart: abstract as assert async await base bool break case catch class const continue covariant default
        deferred do double dynamic else enum export extends extension external factory false final finally for
        Function get if implements import in int interface is late library mixin new null num on operator part
        required rethrow return sealed set show static super switch sync this throw true try typedef var void when
        while with yield

        scala: abstract case catch class def do else enum extends extension false final finally for given if implicit
        import in lazy match new null object override package private protected return sealed super then this throw
        trait true try type using val var while with yield

        haskell: case class data default deriving do else family forall foreign if import in infix infixl infixr
        instance let module newtype of qualified then type where

        elixir: after alias and case catch cond def defdelegate defimpl defmacro defmodule defp defprotocol defstruct
        do else end false fn for if import in nil not or quote raise receive require rescue true try unless unquote
        use when with

        julia: abstract baremodule begin break catch const continue do else elseif end export false finally for
        function global if import in let local macro module mutable nothing quote return struct true try using while
        where

        lua: and break do else elseif end false for function goto if in local nil not or repeat return then true until
        while

        perl: and cmp do else elsif eq for foreach ge gt if last le local lt my ne next no not or our package print
        redo require return sub undef unless until use while xor

        r: break else FALSE for function if in Inf library NA NaN next NULL repeat return TRUE while

        shell: alias apt apt-get awk break brew case cat cd chmod chown continue cp curl declare do docker done echo
        elif else esac eval exec exit export fi find for function git go grep if in kill ln local ls make mkdir mv npm
        npx pip printf pwd read return rm sed select set shift source ssh sudo swift tar test then touch trap unset
        until wget while yarn

        powershell: begin break catch class continue do else elseif end enum exit filter finally for foreach function
        if in param process return switch throw trap try until using while

        sql: add all alter and as asc auto_increment avg begin between bigint boolean by cascade case char check
        coalesce column commit constraint count create cross date datetime decimal default delete desc distinct drop
        else end except exists explain false float for foreign from full function grant group having if ilike in index
        inner insert int integer intersect into is join key lateral left like limit max min not null numeric offset on
        or order outer over partition primary procedure recursive references replace returning right rollback row
        select serial set sum table text then timestamp to transaction trigger true truncate union unique update using
        values varchar view when where window with

        html: a article aside body button canvas div doctype footer form h1 h2 h3 h4 h5 h6 head header html iframe img
        input label li link main meta nav ol option p path pre script section select span style svg table tbody td
        template textarea th thead title tr ul video dict key string array integer true false

        css: align-items animation background background-color border border-radius bottom box-shadow color content
        cursor display flex flex-direction float font font-family font-size font-weight gap grid height important
        justify-content left line-height margin max-height max-width media min-height min-width opacity overflow
        padding position right text-align text-decoration top transform transition width z-index import include mixin
        use

        json: true false null

        yaml: true false null yes no on off

        toml: true false

        dockerfile: add arg cmd copy entrypoint env expose from healthcheck label onbuild run shell stopsignal user
        volume workdir as

        make: define else endef endif export ifdef ifeq ifndef ifneq include override

        terraform: data dynamic false for for_each if in locals module null output provider resource terraform true
        variable

        graphql: directive enum extend fragment implements input interface mutation null on query scalar schema
        subscription true type union

        vim: au autocmd call command else endfor endfunction endif for function if in inoremap let map nnoremap
        noremap return set syntax vnoremap
        """
}
