extension Int {
    /// The number of bytes in decimal units, such as `1.5 MB`.
    package var byteText: String {
        var (rest, unit) = (Double(self), 0)
        let units = ["bytes", "kB", "MB", "GB"]
        while rest >= 1000, unit < units.count - 1 {
            rest /= 1000
            unit += 1
        }
        let tenths = Int((rest * 10).rounded())
        return unit == 0 || tenths >= 100
            ? "\(Int(rest.rounded())) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
