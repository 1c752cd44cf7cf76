public import CommandLineKit

extension CandidateSource {
    /// The names of the albums.
    public static let albums = CandidateSource(rawValue: "albums")
}

extension ValueKind<String> {
    static var album: ValueKind<String> { .text("ALBUM", completion: .source(.albums)) }
}
