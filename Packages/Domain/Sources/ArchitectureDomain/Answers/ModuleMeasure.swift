/// The measures of a module's coupling, after Martin, "OO Design Quality Metrics" (1994).
public struct ModuleMeasure: Hashable, Sendable {
    /// The target.
    public let name: String
    /// The number of modules of the repository that use it (Ca).
    public let fanIn: Int
    /// The number of modules of the repository that it uses (Ce).
    public let fanOut: Int
    /// The proportion of protocols among its types, 0 to 1; 0 without types (A).
    public let abstractness: Double
    /// The number of other modules that are rebuilt after a change of it.
    public let rebuilt: Int

    /// The proportion of fan-out in fan-in and fan-out, 0 to 1; 0 without either (I).
    public var instability: Double {
        fanIn + fanOut == 0 ? 0 : Double(fanOut) / Double(fanIn + fanOut)
    }

    /// The distance from the balance of abstractness and stability, 0 to 1 (D).
    public var distance: Double { abs(abstractness + instability - 1) }
}
