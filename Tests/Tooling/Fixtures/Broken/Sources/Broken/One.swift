func one() -> Int { "one" }
