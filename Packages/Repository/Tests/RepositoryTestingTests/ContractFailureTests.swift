import RepositoryKit
import RepositoryTesting
import Testing

/// Contracts fail for implementations that do not meet them, requirement by requirement.
@Suite struct ContractFailureTests {
    @Test(arguments: FileTreeContract.all)
    func `a tree that does nothing is found out`(_ requirement: FileTreeContract) async {
        await withKnownIssue { try await requirement.check((IdleFileTree(), "/root")) }
    }

    @Test(arguments: FileSourceContract.all)
    func `a source that has nothing is found out`(_ requirement: FileSourceContract) async {
        await withKnownIssue { try await requirement.check { _, _ in (IdleFileTree(), "/root") } }
    }

    @Test(arguments: ProcessRunnerContract.all)
    func `a runner that runs nothing is found out`(_ requirement: ProcessRunnerContract) async {
        await withKnownIssue { try await requirement.check(IdleRunner()) }
    }

    @Test(arguments: ForegroundRunnerContract.all)
    func `a runner in front that runs nothing is found out`(_ requirement: ForegroundRunnerContract) async {
        await withKnownIssue { try await requirement.check(IdleRunner()) }
    }

    @Test(arguments: MarkdownParserContract.all)
    func `a parser that sees nothing but paragraphs is found out`(_ requirement: MarkdownParserContract) async {
        await withKnownIssue { try await requirement.check(SimpleParser()) }
    }

    @Test(arguments: LinkOpenerContract.all)
    func `an opener that opens nothing is found out`(_ requirement: LinkOpenerContract) async {
        await withKnownIssue { try await requirement.check { _ in (IdleOpener(), { [] }) } }
    }

    @Test(arguments: ProcessLockContract.all)
    func `a lock that is never to be had is found out`(_ requirement: ProcessLockContract) async {
        await withKnownIssue { try await requirement.check((StuckLock(), StuckLock())) }
    }

    @Test(arguments: LinkOpenerContract.all, [LinkOpenerError.noBrowser, .cancelled])
    func `an opener that always refuses is found out`(_ requirement: LinkOpenerContract, error: LinkOpenerError) async {
        // It meets a requirement by accident where its one answer is the right one.
        let right = error == .noBrowser ? "A missing browser is an error" : "A cancelled task opens nothing"
        guard requirement.testDescription != right else { return }
        await withKnownIssue { try await requirement.check { _ in (RefusingOpener(error: error), { [] }) } }
    }

    @Test(arguments: MeasuredStoreContract.all)
    func `a store that does not report its size fails the contract`(_ requirement: MeasuredStoreContract) async {
        await withKnownIssue {
            for documents in 0...2 {
                try await requirement.check((InMemoryDocumentStore(), ConstantStore(documents: documents)))
            }
        }
    }

    @Test func `a store that changes by being measured is found out`() async {
        let store = InMemoryDocumentStore()
        let requirement = MeasuredStoreContract.all.first { $0.testDescription == "Measuring changes nothing" }
        await withKnownIssue { try await requirement?.check((store, MutatingStore(store: store))) }
    }

    @Test(arguments: MeasuredIndexContract.all)
    func `an index that does not report its state fails the contract`(_ requirement: MeasuredIndexContract) async {
        await withKnownIssue {
            try await requirement.check((InMemoryTextIndex(TextIndexContract.form), ConstantIndex()))
        }
    }
}
