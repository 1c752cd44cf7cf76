import BenchmarkRunner

extension Benchmark {
    @MainActor static let search = Benchmark(
        "search",
        explanation: """
            A search in 10,000 kept articles of 5 KB for the first twenty hits, with their excerpts. The baseline counts
            with `instr` in which of the same bodies a word of two characters is, in a table of nothing else. What is found is
            compared with what looking through all texts finds: all hits of each word before, those of the page each time.
            """,
        repetitions: 1,
        rounds: 21,
        baseline: Contender("SELECT count(*) WHERE instr(body, ?)") { repetitions in
            for _ in 0..<repetitions {
                await SearchFixture.scan(SearchFixture.shortWord)
            }
        },
        others: [
            Contender("a word of two characters, in a tenth of the articles", ratioLimit: 1.5) { repetitions in
                for _ in 0..<repetitions { await SearchFixture.search(SearchFixture.shortWord) }
            },
            Contender("one of two characters that is nowhere") { repetitions in
                for _ in 0..<repetitions { await SearchFixture.search(SearchFixture.absentWord) }
            },
            Contender("a rare word", ratioLimit: 0.06) { repetitions in
                for _ in 0..<repetitions { await SearchFixture.search(SearchFixture.rareWord) }
            },
            Contender("a rare word, the index opened for it", ratioLimit: 0.06) { repetitions in
                for _ in 0..<repetitions { await SearchFixture.searchWithNewConnection(SearchFixture.rareWord) }
            },
            Contender("the articles of one year with many stocks") { repetitions in
                for _ in 0..<repetitions {
                    await SearchFixture.search("created:2020 stocks:>=10", expecting: [])
                }
            },
            Contender("a word that is everywhere") { repetitions in
                for _ in 0..<repetitions { await SearchFixture.search(SearchFixture.commonWord) }
            },
        ]
    )

    @MainActor static let kept = Benchmark(
        "kept",
        explanation: """
            The list of 10,000 kept articles, the last kept first. The baseline opens every document, with a warm cache, and
            compares its bytes with their checksum.
            """,
        repetitions: 1,
        rounds: 21,
        baseline: Contender("every document opened") { repetitions in
            for _ in 0..<repetitions { await SearchFixture.openAll() }
        },
        others: [
            Contender("the list", ratioLimit: 0.2) { repetitions in
                for _ in 0..<repetitions { await SearchFixture.list() }
            },
            Contender("the list as the index has it, in bytes") { repetitions in
                for _ in 0..<repetitions { await SearchFixture.listBytes() }
            },
            Contender("every document opened, and its article read out of it") { repetitions in
                for _ in 0..<repetitions { await SearchFixture.readAll() }
            },
        ]
    )

    @MainActor static let index = Benchmark(
        "index",
        explanation: """
            An article of 5 KB added to an index of 10,000, one by one: marked durably before its document is stored, and
            added, which a loss of power may undo. The baseline is the document itself, made durable.
            """,
        repetitions: 20,
        rounds: 21,
        baseline: Contender("put, a new document") { repetitions in
            await SearchFixture.put(repetitions)
        },
        others: [
            Contender("an article added", ratioLimit: 10) { repetitions in
                await SearchFixture.add(repetitions)
            },
            Contender("marked as dirty only") { repetitions in await SearchFixture.markDirty(repetitions) },
        ]
    )
}
