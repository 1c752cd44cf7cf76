public import Foundation

/// The variables that other programs are given: those of this process, without the secrets among them.
///
/// Runners take no other environment, so that whoever starts a program has said which variables stay here.
///
/// ```swift
/// let given: ProgramEnvironment = ProgramEnvironment(
///     ["PATH": "/usr/bin:/bin", "LIBRARY_TOKEN": "secret"],
///     withholding: ["LIBRARY_TOKEN"]
/// )
/// print(given.variables)  // ["PATH": "/usr/bin:/bin"]
/// ```
public struct ProgramEnvironment: Sendable {
    /// The variables, by their names.
    public let variables: [String: String]

    /// Creates an environment.
    ///
    /// A secret is withheld under every name: a variable whose value is that of a withheld one is left out too.
    ///
    /// - Parameters:
    ///   - variables: the variables of this process.
    ///   - secrets: the names of the variables that hold secrets.
    public init(
        _ variables: [String: String] = ProcessInfo.processInfo.environment,
        withholding secrets: Set<String>
    ) {
        let values = Set(secrets.compactMap { variables[$0] }).subtracting([""])
        self.variables = variables.filter { name, value in !secrets.contains(name) && !values.contains(value) }
    }
}
