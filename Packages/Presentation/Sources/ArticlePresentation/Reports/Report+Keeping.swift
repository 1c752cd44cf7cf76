import ArticleContract
import ArticleUseCase
import DomainKit
import FailureKit
import PresentationKit

extension Report {
    /// Articles that were to be kept.
    ///
    /// - Parameters:
    ///   - outcomes: what became of each.
    ///   - outcome: how the program ends by now.
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

    /// An article is not kept; the sentence names it, unless the reason does.
    init(notKept name: String, because reason: Phrase) {
        self =
            reason.english.contains("'\(name)'")
            ? reason : Phrase(en: "'\(name)': \(reason.english)", ja: "'\(name)': \(reason.japanese)")
    }

    /// Articles were not asked for, because something stopped the work.
    static func notAskedFor(_ count: Int) -> Phrase {
        Phrase(
            en: count == 1 ? "1 article was not kept." : "\(count) articles were not kept.",
            ja: "\(count) 件の記事は保存していません。"
        )
    }
}

extension KeepingProgress.Outcome {
    /// The outcome of a program that keeps this article alone.
    var exit: ExitOutcome {
        switch result {
        case .success: .done
        case .failure(let error): ExitOutcome(error)
        }
    }
}

extension ExitOutcome {
    /// The outcome of a program that keeps articles: that of the failure, or 1 where the reasons differ.
    init(_ outcomes: [KeepingProgress.Outcome]) {
        let failures = Set(outcomes.map(\.exit)).subtracting([.done])
        self = failures.count > 1 ? .failed : failures.first ?? .done
    }
}
