import GuideText
import Testing

struct ExampleProgramTests {
    private let source = """
        public import Foundation

        /// Counts.
        ///
        /// ```swift
        /// import Testing
        ///
        /// @MainActor
        /// @Test(arguments: [1, (2)])
        /// func counts() {}
        /// ```
        @MainActor
        public final class Counter {
            /// Adds.
            ///
            /// ```swift
            /// struct Sum {}
            /// let sum = Sum()  // Hidden
            /// switch sum {
            /// case _: print(sum)
            /// }
            /// ```
            public func add() {}
        }

        struct Own {}

        #if os(Linux)
            public indirect enum Tree<Leaf> {}
        #endif

        /// ```
        /// not Swift
        /// ```
        extension Counter {
            public struct Nested {}
        }
        open class Base {}
        """

    private func program(article: String = "") -> ExampleProgram {
        Kit(name: "CounterKit", sources: ["Counter.swift": source], articles: ["CounterKit.md": article]).program
    }

    @Test func `finds the blocks of Swift in comments, with their lines`() {
        let examples = DocumentationComments(in: source).examples
        #expect(examples.map(\.line) == [6, 17])
        #expect(examples.map(\.code.first) == ["import Testing", "struct Sum {}"])
    }

    @Test func `declarations stand at the top, statements in a scope of their own, each with its place`() {
        #expect(
            program().text == """
                import CounterKit
                import Foundation
                import Testing
                #sourceLocation(file: "Counter.swift", line: 8)
                @MainActor
                @Test(arguments: [1, (2)])
                func counts() {}
                #sourceLocation()
                #sourceLocation(file: "Counter.swift", line: 17)
                struct Sum {}
                #sourceLocation()
                do {
                #sourceLocation(file: "Counter.swift", line: 18)
                let sum = Sum()  // Hidden
                #sourceLocation()
                #sourceLocation(file: "Counter.swift", line: 19)
                switch sum {
                case _: print(sum)
                }
                #sourceLocation()
                }

                """
        )
    }

    @Test func `every example can use the declarations of its article`() {
        let text = program(article: "# Title\n\n```swift\nlet first = 1\n```\n").text
        #expect(text.contains("import Testing\n#sourceLocation(file: \"CounterKit.md\", line: 4)\nlet first = 1\n"))
    }
}
