/// What the floor above is told at a glance.
struct FetchArticleWalkStep {
    let walk = StoredArticleWalkGateway()
}

// Flooring, glanced and ArticleWay are other words.
