import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import ReportKit
import Testing
import UseCaseKit

extension ArticleListPresenterTests {
    @Test func `the list comes back from a search at its position, which no row of the search has`() async throws {
        let presenter = presenter()
        let query = ArticleSelection.search(try SearchQuery("設計"))
        let answers = [try page(["a", "b"]), try page(["c"]), try page(["b"])]
        let lists = await lists(
            answers.map { .success($0) },
            [{ await $0.search(query) }, { await $0.search(.newest) }, { $0.endSearch() }]
        )
        let shown = ArticleListCommand.show([Sample.row("a"), Sample.row("b")])
        presenter.handle(response: .changed(lists[1]))
        #expect(sent.takeCommands() == [shown, footer(2, next: nil)])
        presenter.handle(response: .changed(lists[2]))
        #expect(
            sent.takeCommands() == [.rememberPosition, .show([]), .show([Sample.row("c")]), footer(1, next: nil)]
        )
        presenter.handle(response: .changed(lists[3]))
        #expect(sent.takeCommands() == [.show([]), .show([Sample.row("b")]), footer(1, next: nil)])
        presenter.handle(response: .changed(lists[4]))
        #expect(sent.takeCommands() == [.show([]), shown, .restorePosition, footer(2, next: nil)])
    }

    @Test func `results of a search that began before the list was there have no position to come back to`()
        async throws
    {
        let presenter = presenter()
        let query = ArticleSelection.search(try SearchQuery("設計"))
        let lists = await lists(
            [.failure(ApplicationError(.cancelled)), .success(try page(["c"])), .success(try page(["b"]))],
            [{ await $0.search(query) }, { await $0.search(.newest) }, { $0.endSearch() }]
        )
        for list in lists { presenter.handle(response: .changed(list)) }
        let commands = sent.takeCommands()
        #expect(!commands.contains(.rememberPosition) && !commands.contains(.restorePosition))
        #expect(commands.last == .show([]))
    }

    @Test func `leaving a search ends the wait for it`() async throws {
        let presenter = presenter(opensScreens: true)
        presenter.handle(event: .didChangeQuery("設計"))
        let lists = await lists([.failure(ApplicationError(.rateLimited(until: Sample.pause.end)))])
        presenter.handle(response: .changed(lists[1]))
        presenter.handle(response: .wait(.secondsLeft(2)))
        sent.requests = []
        presenter.handle(event: .didCancelSearch)
        presenter.handle(response: .wait(.ended))
        #expect(sent.requests == [.wait(until: .distantPast), .endSearch])
    }

    @Test(
        arguments: [
            .invalidInput(ValidationError(field: "stocks", value: ">=", rule: .within(0...9))), .offline, .timedOut,
            .unauthorized, .rateLimited(until: nil), .rateLimited(until: .distantPast), .unavailable(.status(500)),
        ] as [ApplicationError.Kind]
    )
    func `a search that fails is a notice while it is typed, and an alert for a list`(
        failure: ApplicationError.Kind
    ) async throws {
        let lists = await lists([.failure(ApplicationError(failure))])
        let typing = presenter()
        typing.handle(event: .didChangeQuery("設計"))
        (sent.commands, sent.requests) = ([], [])
        typing.handle(response: .changed(lists[1]))
        let list = presenter()
        let notice = try #require(sent.takeCommands().first)
        list.handle(response: .changed(lists[1]))
        let alert = try #require(sent.takeCommands().compactMap(\.alert).first)
        #expect(notice == .showNotice(alert.message))
        #expect(sent.requests == [])
    }

    @Test func `a search that meets a limit while it is typed counts down, and then goes on`() async throws {
        let presenter = presenter()
        let lists = await lists([.failure(ApplicationError(.rateLimited(until: Sample.pause.end)))])
        presenter.handle(event: .didChangeQuery("設計"))
        (sent.commands, sent.requests) = ([], [])
        presenter.handle(response: .changed(lists[1]))
        #expect(sent.requests == [.wait(until: Sample.pause.end)])
        presenter.handle(response: .wait(.secondsLeft(2)))
        presenter.handle(response: .wait(.ended))
        let commands = sent.takeCommands()
        #expect(commands.count { if case .showNotice = $0 { true } else { false } } == 1)
        #expect(commands.suffix(2) == [.showCountdown(secondsLeft: 2), .hideProgress])
        #expect(sent.requests == [.wait(until: Sample.pause.end), .loadMore])
    }
}
