import Testing

/// All tests of the package, one after the other, because they share the transitions and the messages of the stand-in.
@Suite(.serialized)
enum UIKitTests {}
