import ArticleDomain
import Testing

struct TokenScopeTests {
    @Test func `a team's articles need scopes of their own`() throws {
        let team = try ArticleHost("team.qiita.com")
        #expect(ArticleHost.qiita.scopeToRead.rawValue == "read_qiita")
        #expect(ArticleHost.qiita.scopeToWrite.rawValue == "write_qiita")
        #expect(team.scopeToRead.rawValue == "read_qiita_team")
        #expect(team.scopeToWrite.rawValue == "write_qiita_team")
    }
}
