import ArticleRepository
import RepositoryKit
import RepositoryTesting
import Testing

struct ProgramPagerTests {
    @Test func `the program gets its arguments and the text, without a shell`() async throws {
        let runner = SpyForegroundRunner()
        let pager = try #require(ProgramPager("less -R '-P a b' $HOME", runner: runner))
        #expect(await pager.show(Array("鯨".utf8)))
        #expect(await runner.runs == [["less", "-R", "-P a b", "$HOME"]])
        #expect(await runner.inputs == [Array("鯨".utf8)])
    }

    @Test(arguments: ["", "  ", "cat", " cat ", "less 'a"])
    func `a command that names no program is no pager`(command: String) {
        #expect(ProgramPager(command, runner: SpyForegroundRunner()) == nil)
    }

    @Test func `a pager counts as shown if it has started, however it ends`() async throws {
        #expect(await ProgramPager("false", runner: SpyForegroundRunner(.success(1)))?.show([]) == true)
        #expect(await ProgramPager("less", runner: SpyForegroundRunner(.success(-2)))?.show([]) == true)
        #expect(
            await ProgramPager("x", runner: SpyForegroundRunner(.failure(.notFound(program: "x"))))?.show([]) == false
        )
    }
}
