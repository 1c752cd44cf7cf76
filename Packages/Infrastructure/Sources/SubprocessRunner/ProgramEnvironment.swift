public import Foundation

/// The environment of child processes: the variables of this process without its secrets.
///
/// Runners accept no other environment, so that the code that starts a program has to name the secrets.
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

    /// Creates an environment, without the variables that hold secrets.
    ///
    /// A secret is withheld under every name: a variable with the same value as a withheld one is left out, too.
    public init(
        _ variables: [String: String] = ProcessInfo.processInfo.environment,
        withholding secrets: Set<String>
    ) {
        let values = Set(secrets.compactMap { variables[$0] }).subtracting([""])
        self.variables = variables.filter { name, value in !secrets.contains(name) && !values.contains(value) }
    }
}
