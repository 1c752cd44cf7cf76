import RepositoryKit
import RepositoryTesting
import Testing

/// That the contracts can fail: implementations that keep no promise are found out, promise by promise.
@Suite struct ContractFailureTests {
    @Test(arguments: FileTreeContract.allCases)
    func `a tree that does nothing is found out`(_ promise: FileTreeContract) async {
        await withKnownIssue { try await promise.check(IdleFileTree(), under: "/root") }
    }

    @Test(arguments: FileTreeContract.allCases.filter(\.needsLinks))
    func `a tree that has no links is found out`(_ promise: FileTreeContract) async {
        await withKnownIssue { try await promise.check(InMemoryFileTree(), under: "/root") }
    }

    @Test(arguments: ProcessRunnerContract.allCases)
    func `a runner that runs nothing is found out`(_ promise: ProcessRunnerContract) async {
        await withKnownIssue { try await promise.check(IdleRunner()) }
    }

    @Test(arguments: ForegroundRunnerContract.allCases)
    func `a runner in front that runs nothing is found out`(_ promise: ForegroundRunnerContract) async {
        await withKnownIssue { try await promise.check(IdleRunner()) }
    }

    @Test(arguments: MarkdownParserContract.allCases)
    func `a parser that sees nothing but paragraphs is found out`(_ promise: MarkdownParserContract) {
        withKnownIssue { promise.check(SimpleParser()) }
    }

    @Test(arguments: LinkOpenerContract.allCases)
    func `an opener that opens nothing is found out`(_ promise: LinkOpenerContract) async {
        await withKnownIssue { try await promise.check { _ in (IdleOpener(), { [] }) } }
    }

    @Test(arguments: ProcessLockContract.allCases)
    func `a lock that is never to be had is found out`(_ promise: ProcessLockContract) async {
        await withKnownIssue { try await promise.check(StuckLock(), StuckLock()) }
    }

    @Test(arguments: LinkOpenerContract.allCases, [LinkOpenerError.noBrowser, .cancelled])
    func `an opener that always refuses is found out`(_ promise: LinkOpenerContract, error: LinkOpenerError) async {
        // It keeps a promise by accident where its one answer is the right one.
        let isRight =
            error == .noBrowser ? promise == .aMissingBrowserIsTold : promise == .whatIsCancelledIsNotOpened
        guard !isRight else { return }
        await withKnownIssue { try await promise.check { _ in (RefusingOpener(error: error), { [] }) } }
    }

    @Test(arguments: MeasuredStoreContract.allCases)
    func `a store that knows no size is found out`(_ promise: MeasuredStoreContract) async {
        await withKnownIssue {
            for documents in 0...2 {
                try await promise.check(ConstantStore(documents: documents), of: InMemoryDocumentStore())
            }
        }
    }

    @Test func `a store that changes by being measured is found out`() async {
        let store = InMemoryDocumentStore()
        await withKnownIssue {
            try await MeasuredStoreContract.measuringChangesNothing.check(ClumsyStore(store: store), of: store)
        }
    }

    @Test(arguments: MeasuredIndexContract.allCases)
    func `an index that knows no state is found out`(_ promise: MeasuredIndexContract) async {
        await withKnownIssue {
            try await promise.check(ConstantIndex(), of: InMemoryTextIndex(TextIndexContract.form))
        }
    }
}
