public import RepositoryKit
public import Testing

/// The contract of `ImageDecoder`: requirements that a test checks one by one.
///
/// ```swift
/// import GDDecoding
///
/// @Test(arguments: ImageDecoderContract.allCases)
/// func `the decoder meets its contract`(_ requirement: ImageDecoderContract) async {
///     await requirement.check(GDImageDecoder())
/// }
/// ```
public enum ImageDecoderContract: String, CaseIterable, Sendable {
    /// Every format is decoded, by its content.
    case formatsAreRecognised
    /// Pictures are turned upright.
    case picturesAreUpright
    /// Large pictures are scaled down, in their proportions; small ones are not enlarged.
    case picturesFit
    /// Opacity is preserved.
    case opacityIsPreserved
    /// The colours of print become those of screens.
    case printColorsAreConverted
    /// An animation is its first frame, or an error.
    case animationsAreStill
    /// A picture whose header claims more pixels than the limit is refused.
    case claimsAreLimited
    /// Truncated files are errors.
    case truncatedFilesAreErrors
    /// Files that are no pictures are errors.
    case otherFilesAreErrors
    /// Damaged files are pictures within the limit, or errors.
    case damagedFilesAreHarmless

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - decoder: the implementation that is checked.
    ///   - location: the source location of failures.
    public func check(
        _ decoder: any ImageDecoder,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async {
        let check = ImageDecoderCheck(decoder: decoder, location: location)
        switch self {
        case .formatsAreRecognised: await check.formatsAreRecognised()
        case .picturesAreUpright: await check.picturesAreUpright()
        case .picturesFit: await check.picturesFit()
        case .opacityIsPreserved: await check.opacityIsPreserved()
        case .printColorsAreConverted: await check.printColorsAreConverted()
        case .animationsAreStill: await check.animationsAreStill()
        case .claimsAreLimited: await check.claimsAreLimited()
        case .truncatedFilesAreErrors: await check.truncatedFilesAreErrors()
        case .otherFilesAreErrors: await check.otherFilesAreErrors()
        case .damagedFilesAreHarmless: await check.damagedFilesAreHarmless()
        }
    }
}
