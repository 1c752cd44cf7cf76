import ArticleDomain
import ArticlePresentation
import DomainKit
import Foundation
import PresentationKit
import ReportKit
import Testing

struct KeptReportTests {
    @Test func `a kept article has its name and the day of its publication with the zone`() throws {
        let summary = try KeptArticleSummary(
            id: ArticleID("c686397e4a0f4f11683d"),
            title: "題",
            author: nil,
            tags: [],
            address: nil,
            createdAt: Date(timeIntervalSince1970: 1_700_000_000),
            updatedAt: nil,
            counts: ArticleCounts(),
            keptAt: .distantPast
        )
        let report = Report(kept: Page(elements: [summary], next: nil, total: 1))
        let lines = report.entries.flatMap(\.lines)
        #expect(lines.map(\.text.english) == ["題", "c686397e4a0f4f11683d · 2023-11-15 JST"])
        #expect(lines.map(\.text.japanese) == ["題", "c686397e4a0f4f11683d · 2023-11-15 JST"])
    }
}
