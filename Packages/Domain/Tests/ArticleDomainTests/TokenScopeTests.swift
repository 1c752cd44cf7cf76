import ArticleDomain
import Testing

struct TokenScopeTests {
    @Test func `a team's articles need scopes of their own`() throws {
        let team = try ArticleHost("team.qiita.com")
        #expect(TokenScope.reading(from: .qiita).rawValue == "read_qiita")
        #expect(TokenScope.writing(to: .qiita).rawValue == "write_qiita")
        #expect(TokenScope.reading(from: team).rawValue == "read_qiita_team")
        #expect(TokenScope.writing(to: team).rawValue == "write_qiita_team")
    }
}
