import ArchitectureDomain
import Testing

struct ClangModuleMapTests {
    @Test(arguments: [
        ("module Foo {\n  umbrella header \"Foo.h\"\n  module * { export * }\n}", ["Foo"]),
        (
            "// module No {}\nframework module Foo [system] {\n  explicit module Inner {}\n}\nmodule \"Bar\" {}",
            ["Foo", "Bar"]
        ),
        ("extern module Foo \"module.modulemap\"\nmodule Foo.Private {}", ["Foo"]),
        ("module", []), ("", []),
    ])
    func `the modules of a map are those outside of others`(text: String, modules: [String]) {
        #expect(ClangModuleMap(Array(text.utf8)).modules == modules)
    }
}
