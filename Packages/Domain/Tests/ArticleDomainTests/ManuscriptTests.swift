import ArticleDomain
import DomainKit
import Testing

struct ManuscriptTests {
    private static let id = "c686397e4a0f4f11683d"

    @Test(arguments: [
        id, id.uppercased(), " \(id)\n", "https://qiita.com/koher/items/\(id)", "qiita.com/koher/items/\(id)",
        "https://my-team.qiita.com/shared/items/\(id)", "127.0.0.1:8080/a/items/\(id)", "localhost:8080/a/items/\(id)",
        "https://qiita.com/koher", "file:///tmp/a.md", "", "  ",
    ])
    func `an identifier and anything like a URL is no path`(text: String) {
        #expect(ManuscriptPath(text) == nil)
    }

    @Test(arguments: [
        ("draft.md", "draft.md"), ("public/\(id).md", "\(id).md"), ("public/items/\(id).md", "\(id).md"),
        ("./\(id)", id), ("/tmp/a b.md", "a b.md"), ("../qiita.com/ann/items/\(id)", id), ("qiita.com", "qiita.com"),
        ("./qiita.com/koher/items/\(id)", id), ("\(id)0", "\(id)0"), ("記事", "記事"), (" a.md", " a.md"),
        ("c686397e4a0f4f11683g", "c686397e4a0f4f11683g"), ("the-grid", "the-grid"), ("notes/", "notes"), ("/", "/"),
        ("qiita.com/koher/items/short notes.md", "short notes.md"),
    ])
    func `everything else is a path, as it was written`(text: String, name: String) {
        let path = ManuscriptPath(text)
        #expect(path?.rawValue == text)
        #expect(path?.fileName == name)
        #expect(path?.isStandardInput == false)
    }

    @Test func `a single hyphen is the standard input`() {
        #expect(ManuscriptPath("-")?.isStandardInput == true)
    }

    @Test func `a blank title counts as none`() {
        #expect(Manuscript(title: " \n", body: "").title == nil)
        #expect(Manuscript(title: " 題", body: "").title == " 題")
    }

    @Test(arguments: ManuscriptDefect.allCases)
    func `a defect is recognised in its error`(defect: ManuscriptDefect) throws {
        let error = defect.error(at: try #require(ManuscriptPath("a.md")))
        #expect(error.value == "a.md")
        #expect(ManuscriptDefect(error) == defect)
        #expect(ManuscriptDefect(ValidationError(field: "id", value: "a.md", rule: error.rule)) == nil)
    }
}
