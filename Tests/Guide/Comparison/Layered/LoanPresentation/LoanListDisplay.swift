import DomainKit
import Foundation
import LoanContract
import LoanDomain
import PresentationKit
import PresenterKit
import ReportKit

extension LoanRow {
    /// Shows a loan.
    init(_ loan: Loan) {
        let date = loan.due.formatted(.iso8601.year().month().day())
        self.init(title: loan.title, due: Phrase(en: "due \(date)", ja: "返却期限 \(date)"))
    }
}

extension AlertStrategy<LoanListAction> {
    /// The alert for loans that could not be loaded.
    init(_ error: ApplicationError) {
        let text = FailureText(error)
        let recoveries = Recovery.recoveries(from: error)
        let field = AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true)
        self.init(
            title: text.title,
            message: text.message,
            actions: recoveries.contains(.signIn) ? [.signIn, .cancel] : [.retry, .cancel],
            textField: recoveries.contains(.signIn) ? field : nil,
            outcome: ExitOutcome(error)
        )
    }
}
