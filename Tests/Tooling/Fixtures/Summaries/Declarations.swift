/// What was sent and not answered yet.
///
/// What follows the summary may begin with any word.
let requests = [Int]()

/// Whether it is young enough.
let isFresh = true

struct List {
    /// Makes a list of the given articles.
    ///
    init(_ articles: [Int]) {}

    /// Which of them comes first.
    var first: Int { 0 }
}

/// It is a document in a form that no store writes.
let edited = 1

/// Has the host draw the next frame.
func invalidate() {}

/// Lets one of the waiting tasks begin.
func resume() {}

/// True while the album is being read.
let isReading = true

/// The requests that await a response.
let pending = [Int]()

/// A Boolean value that indicates whether the response is fresh.
let isFresh = true

/// Whatsoever is no question word, and neither are Makeshift, Item, Letters, Hash and Trueness.
let other = 0

// What an ordinary comment begins with is its own affair.
let last = 0

@Test func `what is no day is refused`() {}

@Test(arguments: [1, 2])
func `where no network is, the copy is shown`(number: Int) {}

@Test func `a whatsoever is refused, and so is what follows`() {}
