import CommandLineKit
import PhotoCommandLine
import PhotoContract
import ReportKit
import Testing

struct PhotoCommandTests {
    private let program = Program<StandardOptions, PhotoInvocation>.photos("album", version: "1") { $0.invocation }

    private func invocation(_ arguments: String...) throws(UsageFailure) -> PhotoInvocation? {
        guard case .run(let invocation, _) = try program.request(for: arguments) else { return nil }
        return invocation
    }

    @Test func `a search has words, conditions and a page`() throws {
        #expect(
            try invocation("search", "red", "cat", "--source", "demo", "--orientation", "square", "--page", "2")
                == .search(PhotoQuery("red cat", source: "demo", orientation: .square), page: 2, size: 20)
        )
        #expect(try invocation("search") == .search(PhotoQuery("", source: "commons"), page: 1, size: 20))
    }

    @Test func `commands of albums name the album and the photos`() throws {
        #expect(
            try invocation("get", "demo:cat-1", "demo:dog-2", "--into", "Pets")
                == .albums(.get(["demo:cat-1", "demo:dog-2"], into: "Pets"))
        )
        #expect(try invocation("rm", "Pets", "a.jpg", "b.jpg") == .albums(.remove(["a.jpg", "b.jpg"], from: "Pets")))
        #expect(try invocation("credits", "Pets", "--format", "html") == .albums(.credits("Pets", as: .html)))
        #expect(try invocation("albums", "rename", "Pets", "Animals") == .albums(.rename("Pets", to: "Animals")))
        #expect(
            try invocation("albums", "move", "Pets", "a.jpg", "--into", "Cats")
                == .albums(.move(["a.jpg"], from: "Pets", to: "Cats"))
        )
        #expect(try invocation("albums") == .albums(.list))
        #expect(throws: UsageFailure.self) { try invocation("get", "demo:cat-1") }
    }

    @Test func `an unknown source is refused`() {
        #expect(throws: UsageFailure.self) { try invocation("search", "cat", "--source", "nowhere") }
    }

    @Test func `the description of the program has no faults`() {
        #expect(program.faults == [])
    }
}
