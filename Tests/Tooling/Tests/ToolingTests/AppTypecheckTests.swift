import Foundation
import Testing

/// `Scripts/typecheck-app` on an app whose package has errors for want of the SDK.
struct AppTypecheckTests {
    private static let files = [
        "App/Screen.swift": """
        import os.log
        import Style
        import UIKit

        func show() { print(UIView(), Style.color as Any, UserDefaults.day) }

        """,
        "App/Day.swift": "import Foundation\n\nextension UserDefaults { static var day: Int { 1 } }\n",
        "Packages/Style/Sources/Style/Style.swift": """
        import UIKit

        public enum Style { public static var color: UIColor? { nil } }

        """,
    ]

    struct Slow {
        @Test(arguments: [
            ("App/Screen.swift", "func count() -> Int { 2 }\n", nil),
            // A submodule, which no empty module has, and a module with errors must not hide what follows.
            ("App/Screen.swift", "func count() -> Int { missing }\n", "cannot find 'missing' in scope"),
            (
                "Packages/Domain/Sources/Domain/Model.swift",
                "import Foundation\nimport Style\n\nfunc day() -> Int { UserDefaults.day }\n",
                "type 'UserDefaults' has no member 'day'"
            ),
        ])
        func `what is new is found, whatever only the SDK has`(file: String, text: String, message: String?)
            async throws
        {
            let scratch = try Scratch()
            try scratch.copy("Scripts/typecheck-app")
            try scratch.writeProgram(
                "Scripts/commit",
                "git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm 1"
            )
            for (path, text) in AppTypecheckTests.files { try scratch.write(text, to: path) }
            try await Script(name: "commit", root: scratch.folder).run(exits: 0)
            try scratch.write((AppTypecheckTests.files[file] ?? "") + text, to: file)
            let arguments = ["App", "--package", "Packages/Style", "--package", "Packages/Domain"]
            let script = Script(name: "typecheck-app", root: scratch.folder)
            let outcome = try await script.run(arguments, exits: message == nil ? 0 : 1)
            if let message { #expect(outcome.text.contains("\(file):") && outcome.text.contains(message)) }
        }
    }
}
