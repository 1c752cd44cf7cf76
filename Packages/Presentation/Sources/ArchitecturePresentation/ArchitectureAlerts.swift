import ArchitectureContract
import ArchitectureDomain
import DomainKit
import FailureKit
import PresentationKit

extension AlertStrategy<ArchitectureAlertAction> {
    /// The alert for a question that could not be answered.
    ///
    /// - Parameter root: the folder that was looked at.
    init(_ error: ApplicationError, root: String) {
        guard error != ApplicationError(.notFound) else {
            self.init(
                title: Phrase(en: "No package", ja: "パッケージがありません"),
                message: Phrase(
                    en: "There is no 'Package.swift' in '\(root)' or below it. Name the repository with '--root'.",
                    ja: "'\(root)' とその下に 'Package.swift' がありません。'--root' でリポジトリを指定してください。"
                ),
                actions: [.close],
                outcome: ExitOutcome(error)
            )
            return
        }
        let text = FailureText(error)
        self.init(title: text.title, message: text.message, actions: [.close], outcome: ExitOutcome(error))
    }

    /// The alert for a report with errors, or nil where nothing fails.
    init?(_ report: ArchitectureReport) {
        let count = report.findings.count { $0.severity == .error }
        guard count > 0 else { return nil }
        let canStay = report.findings.contains { finding in
            finding.severity > .note && ![.obstacle, .staleBaseline].contains(finding.check)
        }
        self.init(
            title: Phrase(en: "The rules are not kept", ja: "規則に反しています"),
            message: Phrase(
                en:
                    "\(count) findings fail the check. Mend each as its last line says"
                    + (canStay ? "; 'strata baseline' lets them stay for now." : "."),
                ja: "\(count) 件の違反があります。各項目の最終行に従って修正してください。"
                    + (canStay ? "当面認める場合は 'strata baseline' を実行します。" : "")
            ),
            actions: [.close],
            outcome: .failed
        )
    }
}
