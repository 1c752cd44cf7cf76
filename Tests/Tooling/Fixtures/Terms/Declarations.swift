/// What the floor above is told at a glance.
struct FetchArticleWalkStep {
    let other = StoredArticleWalkGateway()
    let pickedRow = "what was picked is text", isPicked = true
    // Picked, settled and patient: a comment may have these words.
    func `settles what was picked`() { unsettled(lock_patience, mushroom, Patient()) }
    let text = """
        let picked = 1
        """
}

// Flooring, glanced and ArticleWay are other words.
