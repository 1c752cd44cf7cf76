import ArchitectureDomain
import PresentationKit

/// The sentences of a finding: what is wrong, and how to fix it.
struct FindingText: Hashable, Sendable {
    let message: Phrase
    let remedy: Phrase

    init(en english: String, ja japanese: String, remedy: Phrase) {
        message = Phrase(en: english, ja: japanese)
        self.remedy = remedy
    }

    init(en english: String, ja japanese: String, fix englishRemedy: String, ja japaneseRemedy: String) {
        self.init(en: english, ja: japanese, remedy: Phrase(en: englishRemedy, ja: japaneseRemedy))
    }

    init(_ fact: Fact) {
        switch fact {
        case .layerDependency, .groupDependency, .featureDependency:
            self.init(fact, on: nil, remedy: Self.removeDependency)
        case .mention(let name, let dependency): self.init(dependency, on: name, remedy: Self.moveDeclaration)
        case .transitiveLayerDependency(let path, let fromLayer, let toLayer):
            self.init(
                en: "Layer '\(fromLayer)' uses layer '\(toLayer)' indirectly: \(path.joined(separator: " → ")).",
                ja: "レイヤー '\(fromLayer)' がレイヤー '\(toLayer)' に間接的に依存しています: \(path.joined(separator: " → "))。",
                remedy: Self.removeDependency
            )
        case .targetCycle(let path):
            self.init(
                en: "These targets depend on each other: \((path + path.prefix(1)).joined(separator: " → ")).",
                ja: "ターゲットが互いに依存しています: \((path + path.prefix(1)).joined(separator: " → "))。",
                fix: "Reverse one of the dependencies, or move what both need to a module of its own.",
                ja: "いずれかの依存を逆にするか、共通部分を別のモジュールに移してください。"
            )
        case .packageCycle(let path):
            self.init(
                en: "These packages depend on each other: \((path + path.prefix(1)).joined(separator: " → ")).",
                ja: "パッケージが互いに依存しています: \((path + path.prefix(1)).joined(separator: " → "))。",
                fix: "Move what both need to a package of its own, then remove one of the dependencies.",
                ja: "共通部分を別のパッケージに移してから、いずれかの依存を削除してください。"
            )
        case .folderCycle(let target, let path, let name, let moves, let folder):
            self.init(
                en: "Folders of '\(target)' use each other: \((path + path.prefix(1)).joined(separator: " → ")). "
                    + "By '\(name)', '\(path[0])' uses '\(path[1])'.",
                ja: "'\(target)' のフォルダーが循環しています: \((path + path.prefix(1)).joined(separator: " → "))。"
                    + "'\(path[0])' が '\(path[1])' の '\(name)' を使っています。",
                remedy: moves.isEmpty ? Self.openCircle : Self.move(moves, to: folder)
            )
        case .undeclaredImport(let target, let module, true):
            self.init(
                en:
                    "'\(target)' imports '\(module)' without declaring it; it compiles only because another module does.",
                ja: "'\(target)' は宣言していない '\(module)' を import しています。他のモジュールの依存により偶然コンパイルできています。",
                remedy: Self.declare
            )
        case .undeclaredImport(let target, let module, false):
            self.init(
                en: "'\(target)' imports '\(module)', which is not one of its dependencies.",
                ja: "'\(target)' が import する '\(module)' は、依存に含まれていません。",
                remedy: Self.declare
            )
        case .undeclaredProduct(let target, let module, let package):
            self.init(
                en: "'\(target)' imports '\(module)' from package '\(package)' without declaring it.",
                ja: "'\(target)' は宣言していない '\(module)' (パッケージ '\(package)') を import しています。",
                remedy: Self.declare
            )
        case .unknownDependency(let target, let dependency, let package?):
            self.init(
                en: "'\(target)' depends on '\(dependency)', but package '\(package)' has no such product.",
                ja: "'\(target)' が依存する '\(dependency)' は、パッケージ '\(package)' のプロダクトにありません。",
                remedy: Self.correctName
            )
        case .unknownDependency(let target, let dependency, nil):
            self.init(
                en: "'\(target)' depends on '\(dependency)', but there is no such target or product.",
                ja: "'\(target)' が依存する '\(dependency)' というターゲットもプロダクトもありません。",
                remedy: Self.correctName
            )
        case .unusedDependency(let target, let dependency):
            self.init(
                en: "'\(target)' declares '\(dependency)' but never imports it.",
                ja: "'\(target)' は '\(dependency)' を宣言していますが、import していません。",
                remedy: Self.removeUnused
            )
        case .unusedProduct(let target, let product, let package):
            self.init(
                en:
                    "'\(target)' declares '\(product)'\(package.map { " from package '\($0)'" } ?? "") but never imports it.",
                ja: "'\(target)' は '\(product)'\(package.map { " (パッケージ '\($0)')" } ?? "") を宣言していますが、import していません。",
                remedy: Self.removeUnused
            )
        case .unverifiedImport(let target, let module):
            self.init(
                en:
                    "'\(target)' imports '\(module)', and no manifest that was read tells whether it is declared.",
                ja: "'\(target)' が import する '\(module)' が宣言されているかどうかは、読み取れたマニフェストからはわかりません。",
                fix: "Declare a product of that name if its package has one; otherwise nothing needs to be done.",
                ja: "パッケージに同じ名前のプロダクトがあれば宣言してください。なければ対応は不要です。"
            )
        case .unverifiedDependency(let target, let dependency):
            self.init(
                en:
                    "'\(target)' declares '\(dependency)', which imports of unknown modules or generated sources may use.",
                ja: "'\(target)' が宣言する '\(dependency)' は、由来のわからない import や生成されるソースが使う可能性があります。",
                fix: "Remove it from the manifest if the target builds without it; otherwise nothing needs to be done.",
                ja: "なくてもビルドできるなら、マニフェストから削除してください。必要なら対応は不要です。"
            )
        case .unverifiedSupertype(_, let type, let requirement, let supertype):
            let rule = FindingText(type, requirement, "").message
            self.init(
                en: "\(rule.english) Its supertype '\(supertype)' from outside the repository may do so.",
                ja: "\(rule.japanese)リポジトリ外の '\(supertype)' を通じて満たしている可能性があります。",
                fix: "If it does, name it in the rule, too; otherwise meet the rule.",
                ja: "満たすなら規則にその名前も加え、そうでなければ規則に従ってください。"
            )
        case .testOnlyDependency(let target, let dependency, let tests):
            self.init(
                en: "'\(target)' declares '\(dependency)' but never imports it; only its tests '\(tests)' do.",
                ja: "'\(target)' は '\(dependency)' を宣言していますが、import しているのはテスト '\(tests)' だけです。",
                fix: "Declare it for the tests, and wherever else it is imported, then remove it here.",
                ja: "テストと、他に import している箇所で宣言してから、ここでは削除してください。"
            )
        case .foreignPackage(_, let dependency, .remote(let address)):
            self.init(
                en: "Package '\(dependency)' comes from '\(address)'; its modules were not checked.",
                ja: "パッケージ '\(dependency)' は '\(address)' から取得されるため、そのモジュールは調べていません。",
                remedy: Self.leaveAsItIs
            )
        case .foreignPackage(_, let dependency, .folder(let folder)):
            self.init(
                en:
                    "Package '\(dependency)' lies outside the repository, in '\(folder)'; its modules were not checked.",
                ja: "パッケージ '\(dependency)' はリポジトリの外の '\(folder)' にあるため、そのモジュールは調べていません。",
                remedy: Self.leaveAsItIs
            )
        case .missingPackage(_, let dependency, let path):
            self.init(
                en: "There is no package '\(dependency)' in '\(path)'; its modules were not checked.",
                ja: "'\(path)' にパッケージ '\(dependency)' がないため、そのモジュールは調べていません。",
                fix: "Restore the folder, or correct its path.",
                ja: "フォルダーを戻すか、パスを修正してください。"
            )
        case .packageDependency(let from, let to, let fromLayer, let toLayer):
            self.init(
                en:
                    "Package '\(from)' in layer '\(fromLayer)' must not depend on package '\(to)' in layer '\(toLayer)'.",
                ja: "レイヤー '\(fromLayer)' のパッケージ '\(from)' は、レイヤー '\(toLayer)' の '\(to)' に依存できません。",
                fix: "Move the code that uses it to a package that may, then remove the dependency from the manifest.",
                ja: "それを使うコードを、使えるパッケージに移してから、マニフェストの依存を削除してください。"
            )
        case .settings(let target, let missing, let additional):
            self.init(
                en: "The Swift settings of '\(target)' differ from the rules: \(Self.difference(missing, additional)).",
                ja: "'\(target)' の設定が規則と異なります: \(Self.difference(missing, additional))。",
                fix: "Use the settings of the rules, and fix what the compiler then rejects.",
                ja: "規則にある設定をそのまま使い、コンパイラーが拒む箇所を修正してください。"
            )
        case .unplacedTarget(let target):
            self.init(
                en: "'\(target)' belongs to no layer.",
                ja: "'\(target)' はどのレイヤーにも属していません。",
                fix: "Add its package to a layer in the rules file.",
                ja: "規則ファイルのレイヤーにパッケージを追加してください。"
            )
        case .technology(let target, let module, let layer):
            self.init(
                en: "'\(target)' imports '\(module)', a technology that layer '\(layer)' must not use.",
                ja: "'\(target)' が import する '\(module)' は、レイヤー '\(layer)' では使えない技術です。",
                fix: "Declare a port instead, and implement it in a layer that may use the technology.",
                ja: "代わりにポートを定義し、その技術を扱うレイヤーで実装してください。"
            )
        case .traitImport(let target, let module, let traits):
            self.init(
                en: "'\(target)' imports '\(module)', but declares it only with '\(traits.joined(separator: "', '"))'.",
                ja: "'\(target)' が import する '\(module)' は、'\(traits.joined(separator: "', '"))' が有効なときだけ宣言されています。",
                fix:
                    "Put the import and the code that uses it behind '#if \(traits.joined(separator: " || "))', or declare it unconditionally.",
                ja: "import とそれを使う箇所を '#if \(traits.joined(separator: " || "))' で囲むか、条件なしで宣言してください。"
            )
        case .exportedImport(let target, let module):
            self.init(
                en: "'\(target)' re-exports '\(module)' to every module that imports it.",
                ja: "'\(target)' は '\(module)' を利用者に再公開しています。",
                fix: "Remove '@_exported', and import '\(module)' wherever it was used through '\(target)'.",
                ja: "'@_exported' を外し、'\(target)' を通して使っていた箇所で '\(module)' を import してください。"
            )
        case .exposedModule(let target, let module, let layer):
            self.init(
                en: "'\(target)' exposes '\(module)' in its public interface, which layer '\(layer)' does not allow.",
                ja: "'\(target)' が '\(module)' を公開していますが、レイヤー '\(layer)' では許可されていません。",
                fix:
                    "Remove it from declarations that are public, '@usableFromInline' or inlinable, then remove 'public' from the import.",
                ja: "public、'@usableFromInline'、inlinable の宣言から取り除いてから、import の 'public' を外してください。"
            )
        case .needlessPublicImport(let target, let module, let needed):
            self.init(
                en: "'\(target)' imports '\(module)' as public in a file that declares nothing public.",
                ja: "'\(target)' は公開宣言のないファイルで '\(module)' を public import しています。",
                remedy: needed == .package
                    ? Phrase(
                        en: "Write 'package import': the file has declarations for the package.",
                        ja: "'package import' にしてください。ファイルに package 宣言があります。"
                    )
                    : Phrase(en: "Remove 'public' from the import.", ja: "import の 'public' を外してください。")
            )
        case .testableImport(let target, let module):
            self.init(
                en: "'\(target)' imports '\(module)' of another package with '@testable'.",
                ja: "'\(target)' は別パッケージの '\(module)' を '@testable' で import しています。",
                fix: "Test it through its public declarations, or in its own package.",
                ja: "公開宣言を通してテストするか、そのパッケージ内でテストしてください。"
            )
        case .errorDecision(let target):
            self.init(
                en: "'\(target)' branches on an error.",
                ja: "'\(target)' がエラーの種類で分岐しています。",
                fix: "Leave the decision to a presenter.",
                ja: "判断はプレゼンターに任せてください。"
            )
        case .sentence(let target):
            self.init(
                en: "'\(target)' contains text for users.",
                ja: "'\(target)' に利用者向けの文章があります。",
                fix: "Move the text to Presentation.",
                ja: "文章は Presentation に置いてください。"
            )
        case .compositionLines(let target, let lines, let limit):
            self.init(
                en: "'\(target)' has \(lines.english("line")), screens not counted; the limit is \(limit).",
                ja: "'\(target)' は画面を除いて \(lines) 行あります。上限は \(limit) 行です。",
                remedy: Self.moveOut
            )
        case .screenLines(let target, let lines, let limit):
            self.init(
                en: "This file with screens of '\(target)' has \(lines.english("line")); the limit is \(limit).",
                ja: "'\(target)' の画面のファイルが \(lines) 行あります。上限は \(limit) 行です。",
                fix: "Split it by subject, or move code that is not composition to a layer.",
                ja: "対象ごとに分けるか、組み立て以外の処理をいずれかのレイヤーに移してください。"
            )
        case .compositionBranches(let target, let branches, let limit):
            self.init(
                en:
                    "'\(target)' branches in \(branches.count.english("place")); the limit is \(limit): \(Self.list(branches)).",
                ja: "'\(target)' には分岐が \(branches.count) か所あります。上限は \(limit) か所です: \(Self.list(branches))。",
                remedy: Self.moveOut
            )
        case .typeRule(_, let type, let requirement, let actual): self.init(type, requirement, actual)
        case .avoidedName(let target, let type, let name):
            self.init(
                en: "'\(type ?? target)' mentions '\(name)', which the rule forbids.",
                ja: "'\(type ?? target)' に '\(name)' がありますが、規則で禁止されています。",
                fix: "Use something else, for example a protocol that code elsewhere implements, or move the code.",
                ja: "他の場所で実装したプロトコルなどを使うか、コードを移してください。"
            )
        case .mentionedType(let target, let name, let layer):
            self.init(
                en: "'\(target)' in layer '\(layer)' mentions '\(name)', which the rule forbids to that layer.",
                ja: "レイヤー '\(layer)' の '\(target)' に '\(name)' がありますが、そのレイヤーでは使えません。",
                fix: "Use what the layer may mention, for example a use case, or move the code.",
                ja: "ユースケースなど、このレイヤーで使えるものを通すか、コードを移してください。"
            )
        case .fileLength(let lines, let limit):
            self.init(
                en: "The file has \(lines.english("line")); the limit is \(limit).",
                ja: "\(lines) 行あります。上限は \(limit) 行です。",
                fix: "Move a part of it to a file of its own.",
                ja: "一部を別のファイルに分けてください。"
            )
        case .unsafeForbidden(let construct, let layer):
            self.init(
                en: "Layer '\(layer)' does not allow '\(construct.rawValue)'.",
                ja: "レイヤー '\(layer)' では '\(construct.rawValue)' を使えません。",
                fix: "Rewrite it so that the compiler can check it.",
                ja: "コンパイラーが検査できる形に書き換えてください。"
            )
        case .unsafeWithoutReason(let construct):
            self.init(
                en: "'\(construct.rawValue)' has no '// SAFETY:' comment.",
                ja: "'\(construct.rawValue)' に '// SAFETY:' コメントがありません。",
                fix: "Explain in a '// SAFETY:' comment right above why it is safe, or avoid it.",
                ja: "直前の行に '// SAFETY:' で安全な理由を書くか、使わないでください。"
            )
        case .unsafeWithoutAllowance(let construct):
            self.init(
                en: "The rules do not allow '\(construct.rawValue)' in this file.",
                ja: "このファイルでは '\(construct.rawValue)' が許可されていません。",
                fix: "Avoid it, or add it to [[unsafe.allowed]] in the rules file.",
                ja: "使わないか、規則ファイルの [[unsafe.allowed]] に追加してください。"
            )
        case .staleAllowance(let file, let construct, let allowed, let used):
            self.init(
                en:
                    "The rules allow '\(construct.rawValue)' \(allowed.english("time")) in '\(file)', but it is used \(used.english("time")).",
                ja: "'\(file)' の '\(construct.rawValue)' は \(allowed) 回許可されていますが、使用は \(used) 回です。",
                fix: "Lower the count, or remove the entry.",
                ja: "回数を減らすか、項目を削除してください。"
            )
        case .emptyFeature(let feature):
            self.init(
                en: "No target belongs to the feature '\(feature)'.",
                ja: "機能 '\(feature)' に属するターゲットがありません。",
                fix: "Correct the name, or remove it from the rules file.",
                ja: "名前を修正するか、規則ファイルから削除してください。"
            )
        case .deadPattern(let pattern, let rule), .deadFolder(let pattern, let rule):
            self.init(
                en: "The pattern '\(pattern)' of '\(rule)' matches nothing in the repository.",
                ja: "'\(rule)' のパターン '\(pattern)' に当てはまるものがありません。",
                fix: "Correct the pattern, or remove it from the rules file.",
                ja: "パターンを修正するか、規則ファイルから削除してください。"
            )
        case .unmatchedRule(let rule):
            self.init(
                en: "The rule '\(rule)' matches no type.",
                ja: "規則 '\(rule)' の対象になる型がありません。",
                fix: "Correct the keys that choose the types, or remove the rule.",
                ja: "対象を選ぶキーを修正するか、規則を削除してください。"
            )
        case .shadowedPattern(let pattern, let rule, let others):
            self.init(
                en:
                    "The pattern '\(pattern)' of '\(rule)' has no effect: '\(others.joined(separator: "', '"))' already matches the same targets or files.",
                ja: "'\(rule)' のパターン '\(pattern)' は無効です。'\(others.joined(separator: "', '"))' が先に当てはまります。",
                fix: "Move the rule before the others, make their patterns narrower, or remove this one.",
                ja: "規則を前に移すか、他のパターンを狭めるか、このパターンを削除してください。"
            )
        case .unplacedFiles(let target, let folders):
            self.init(
                en: "These files of '\(target)' lie in no folder of a layer: \(CoverageText.list(folders, ", ")).",
                ja: "'\(target)' のファイルのうち、どのレイヤーのフォルダーにもないものがあります: \(CoverageText.list(folders, "、"))。",
                fix:
                    "Add the folders to 'folders' of a layer in the rules file, or the package or project to 'packages'.",
                ja: "規則ファイルでいずれかのレイヤーの 'folders' にフォルダーを、または 'packages' にパッケージやプロジェクトを加えてください。"
            )
        case .unlistedFeature(let feature, let targets):
            self.init(
                en:
                    "The targets '\(targets.joined(separator: "', '"))' belong to the feature '\(feature)', which the rules do not list.",
                ja: "'\(targets.joined(separator: "', '"))' の機能 '\(feature)' が規則にありません。",
                fix: "Add '\(feature)' to [features].",
                ja: "[features] に '\(feature)' を加えてください。"
            )
        case .folderWithoutTarget(let folder, let files):
            self.init(
                en: "\(files.english("Swift file")) in '\(folder)' \(files == 1 ? "belongs" : "belong") to no target.",
                ja: "'\(folder)' の Swift ファイル \(files) 個は、どのターゲットにも属していません。",
                fix: "Add them to a target, or list the folder under 'exclude' in the rules file.",
                ja: "ターゲットに加えるか、規則ファイルの 'exclude' にフォルダーを指定してください。"
            )
        case .staleEntry(let violation, let accepted, let found):
            let names = violation.names.joined(separator: " → ")
            self.init(
                en: "The baseline accepts '\(violation.check.rawValue)' for '\(names)' \(accepted.english("time")), "
                    + "but it occurs \(found.english("time")).",
                ja: "ベースラインは '\(violation.check.rawValue)' ('\(names)') を \(accepted) 件認めていますが、実際は \(found) 件です。",
                fix: found == 0
                    ? "Remove this entry, or run the command 'baseline'."
                    : "Lower the number, or run the command 'baseline'.",
                ja: found == 0 ? "この項目を削除するか、コマンド 'baseline' を実行してください。" : "件数を減らすか、コマンド 'baseline' を実行してください。"
            )
        case .invalidSuppression(let check, let fault): self.init(check, fault)
        case .staleSuppression(let check):
            self.init(
                en: "No violation of '\(check)' is reported in the line that the comment is for.",
                ja: "このコメントの対象行に '\(check)' の違反の報告はありません。",
                fix: "Remove the comment, or move it to the line that the report names.",
                ja: "コメントを削除するか、報告にある行へ移してください。"
            )
        case .deprecatedTable(let old, let new, let keys):
            let lines = keys.map { "'\($0)'" }
            self.init(
                en: "'\(old)' is the old name of '\(new)'.",
                ja: "'\(old)' は '\(new)' の古い名前です。",
                fix: keys.isEmpty
                    ? "Rename the table."
                    : "Rename the table; its keys beside 'because' are now \(lines.joined(separator: " and ")).",
                ja: keys.isEmpty
                    ? "テーブルの名前を変更してください。"
                    : "テーブルの名前を変更し、'because' 以外のキーを \(lines.joined(separator: " と ")) に置き換えてください。"
            )
        case .readFailure(let reason): self.init(reason)
        }
    }
}
