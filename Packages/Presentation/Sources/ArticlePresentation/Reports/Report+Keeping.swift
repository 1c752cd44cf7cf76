import ArticleContract
import ArticleUseCase
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit

extension Report {
    /// Creates the report on articles that were to be kept.
    ///
    /// - Parameters:
    ///   - outcomes: the outcome of each article.
    ///   - outcome: the exit outcome of the program so far.
    init(_ outcomes: ArraySlice<KeepingProgress.Outcome>, outcome: ExitOutcome) {
        self.init(outcomes.map { Entry($0) }, outcome: outcome)
    }
}

extension Report.Entry {
    fileprivate init(_ outcome: KeepingProgress.Outcome) {
        let kept = try? outcome.result.get()
        let columns: [KeepingField] = [.name, .exitCode, .title]
        let record = Record(columns: columns) { (field: KeepingField) in
            switch field {
            case .name: .text(outcome.name)
            case .exitCode: .integer(Int(outcome.exit.code))
            case .title: .text(kept?.title)
            case .id: .text(kept?.id.rawValue)
            case .kept: .flag(kept != nil)
            }
        }
        self.init(kept.map { [ReportLine(Phrase(kept: $0.title))] } ?? [], record: record)
    }
}

extension Phrase {
    fileprivate init(kept title: String) {
        self.init(
            en: "'\(title)' can be read without a connection.",
            ja: "'\(title)' を保存しました。オフラインでも読めます。"
        )
    }

    /// Creates the notice that an article is not kept; it names the article, unless the reason does.
    init(notKept name: String, because reason: Phrase) {
        self =
            reason.english.contains("'\(name)'")
            ? reason : Phrase(en: "'\(name)': \(reason.english)", ja: "'\(name)': \(reason.japanese)")
    }

    /// Returns the notice that articles were not kept, because a failure has ended the work.
    static func notAskedFor(_ count: Int) -> Phrase {
        Phrase(
            en: count == 1 ? "1 article was not kept." : "\(count) articles were not kept.",
            ja: "\(count) 件の記事は保存していません。"
        )
    }
}

extension KeepingProgress.Outcome {
    /// The exit outcome of a program that keeps this article alone.
    var exit: ExitOutcome {
        switch result {
        case .success: .done
        case .failure(let error): ExitOutcome(error)
        }
    }
}

extension ExitOutcome {
    /// Creates the exit outcome of a program that keeps articles: that of their failure, or 1 where failures differ.
    init(_ outcomes: [KeepingProgress.Outcome]) {
        let failures = Set(outcomes.map(\.exit)).subtracting([.done])
        self = failures.count > 1 ? .failed : failures.first ?? .done
    }
}
