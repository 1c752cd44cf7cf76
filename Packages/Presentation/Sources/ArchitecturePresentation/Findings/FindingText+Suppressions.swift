import ArchitectureDomain

extension FindingText {
    /// Creates the sentences for a comment that suppresses nothing.
    init(_ check: String, _ fault: Suppression.Fault) {
        switch fault {
        case .unknownCheck where check.isEmpty:
            self.init(
                en: "The comment does not say which check it allows violations of.",
                ja: "どの検査の違反を許可するのか書かれていません。",
                fix: "Write 'strata:allow CHECK reason' with the name of the check, which findings have in brackets.",
                ja: "'strata:allow 検査名 理由' と書いてください。検査名は報告の角括弧の中にあります。"
            )
        case .unknownCheck:
            self.init(
                en: "The comment names the check '\(check)', which does not exist.",
                ja: "コメントにある検査 '\(check)' はありません。",
                fix: "Correct the name; findings have it in brackets.",
                ja: "名前を修正してください。検査名は報告の角括弧の中にあります。"
            )
        case .notSuppressible:
            self.init(
                en: "A comment cannot allow violations of '\(check)'.",
                ja: "'\(check)' の違反はコメントでは許可できません。",
                fix: "Remove the comment, and fix what the check reports or change the rules.",
                ja: "コメントを削除し、報告された箇所を修正するか、規則を変更してください。"
            )
        case .noReason:
            self.init(
                en: "The comment allows violations of '\(check)' without a reason.",
                ja: "'\(check)' の違反を許可する理由が書かれていません。",
                fix: "Write the reason after the name of the check.",
                ja: "検査名の後に理由を書いてください。"
            )
        }
    }
}
