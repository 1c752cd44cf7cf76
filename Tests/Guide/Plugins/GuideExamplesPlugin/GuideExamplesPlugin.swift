import Foundation
import PackagePlugin

/// Compiles the examples of docs/guide as a part of the target that uses it: a file for each chapter, in the scratch folder.
@main
struct GuideExamplesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let guide = context.package.directoryURL.appending(path: "../../docs/guide").standardizedFileURL
        let tool = try context.tool(named: "generate-examples").url
        return try FileManager.default.contentsOfDirectory(at: guide, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" && $0.lastPathComponent.first?.isNumber == true }
            .map { chapter in
                let name = chapter.deletingPathExtension().lastPathComponent
                let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
                return .buildCommand(
                    displayName: "Generating the examples of \(name)",
                    executable: tool,
                    arguments: [chapter.path, output.path],
                    inputFiles: [chapter],
                    outputFiles: [output]
                )
            }
    }
}
