import ArchitectureDomain
import PresentationKit

extension FindingText {
    /// Creates the sentences for a requirement that a type does not meet.
    init(_ type: String, _ requirement: Rules.Requirement, _ actual: String) {
        switch requirement {
        case .name(let patterns):
            self.init(
                en: "'\(type)' must be named \(Self.anyOf(patterns)).",
                ja: "'\(type)' の名前は \(Self.anyOf(patterns, or: " か ")) の形でなければなりません。",
                fix: "Rename it, or move it if it is something else.",
                ja: "名前を変えるか、別の役割の型なら移してください。"
            )
        case .notName(let patterns):
            self.init(
                en: "'\(type)' must not be named \(Self.anyOf(patterns)).",
                ja: "'\(type)' に \(Self.anyOf(patterns, or: " や ")) の形の名前は使えません。",
                fix: "Name it after what it is or does.",
                ja: "役割を表す名前にしてください。"
            )
        case .layer(let layers):
            self.init(
                en: "'\(type)' must be in the layer \(Self.anyOf(layers)).",
                ja: "'\(type)' はレイヤー \(Self.anyOf(layers, or: " か ")) になければなりません。",
                remedy: Self.moveType
            )
        case .folder(let folders):
            self.init(
                en: "'\(type)' must be in the folder \(Self.anyOf(folders)).",
                ja: "'\(type)' はフォルダー \(Self.anyOf(folders, or: " か ")) になければなりません。",
                remedy: Self.moveType
            )
        case .access(let levels):
            let names = levels.map(\.rawValue)
            self.init(
                en: "'\(type)' is '\(actual)'; it must be \(Self.anyOf(names)).",
                ja: "'\(type)' は '\(actual)' ですが、\(Self.anyOf(names, or: " か ")) でなければなりません。",
                fix: "Change its access.",
                ja: "アクセスレベルを変えてください。"
            )
        case .final:
            self.init(
                en: "'\(type)' must be final.",
                ja: "'\(type)' は final でなければなりません。",
                fix: "Write 'final' before 'class'.",
                ja: "'class' の前に 'final' を書いてください。"
            )
        case .conformance(let protocols):
            self.init(
                en: "'\(type)' must conform to \(Self.anyOf(protocols)).",
                ja: "'\(type)' は \(Self.anyOf(protocols, or: " か ")) に準拠しなければなりません。",
                fix: "Add the conformance, or rename or move the type if it is something else.",
                ja: "準拠を加えるか、別の役割の型なら名前や場所を変えてください。"
            )
        case .superclass(let classes):
            self.init(
                en: "'\(type)' must inherit from \(Self.anyOf(classes)).",
                ja: "'\(type)' は \(Self.anyOf(classes, or: " か ")) を継承しなければなりません。",
                fix: "Inherit from it, or rename or move the type if it is something else.",
                ja: "継承するか、別の役割の型なら名前や場所を変えてください。"
            )
        case .attribute(let names):
            let attributes = names.map { "@" + $0.text }
            self.init(
                en: "'\(type)' must have the attribute \(Self.anyOf(attributes)).",
                ja: "'\(type)' には属性 \(Self.anyOf(attributes, or: " か ")) が必要です。",
                fix: "Write it before the declaration.",
                ja: "宣言の前に書いてください。"
            )
        case .fileName:
            self.init(
                en: "'\(type)' is declared in '\(actual)', which does not have its name.",
                ja: "'\(type)' が '\(actual)' で宣言されていますが、ファイル名が型の名前と違います。",
                fix: "Move it to a file of its own, rename the file, or make it private.",
                ja: "専用のファイルに移すか、ファイル名を変えるか、private にしてください。"
            )
        case .lines(let limit):
            self.init(
                en: "'\(type)' has \(actual) lines; the limit is \(limit).",
                ja: "'\(type)' は \(actual) 行あります。上限は \(limit) 行です。",
                fix: "Move a part of it to a type or an extension of its own.",
                ja: "一部を別の型かエクステンションに分けてください。"
            )
        case .parameters(let limit):
            self.init(
                en: "An initializer of '\(type)' has \(actual) parameters; the limit is \(limit).",
                ja: "'\(type)' のイニシャライザーの引数が \(actual) 個あります。上限は \(limit) 個です。",
                fix: "Put parameters that belong together into a type, or divide what the type does.",
                ja: "関連する引数を型にまとめるか、型の役割を分けてください。"
            )
        }
    }

    private static let moveType = Phrase(
        en: "Move it, or rename it if it is something else.",
        ja: "移すか、別の役割の型なら名前を変えてください。"
    )

    private static func anyOf(_ patterns: [NamePattern], or: String = " or ") -> String {
        anyOf(patterns.map(\.text), or: or)
    }

    private static func anyOf(_ names: [String], or: String = " or ") -> String {
        names.map { "'\($0)'" }.joined(separator: or)
    }
}
