#if os(Linux)
    import FileStorage
    import Foundation
    import RepositoryKit
    import SecretFile
    import Testing

    /// The documents after a commit whose process ends, or whose call fails, at each of its system calls in turn.
    @Suite struct SystemCallFaultTests {
        @Test(arguments: StoreFixture.tasks)
        func `a process that ends between any two calls leaves the old documents or the new ones`(
            _ task: StoreFixture.Task
        ) async throws {
            let outcomes = try await StoreFixture.forEachCall { call, fixture in
                try await fixture.fill()
                let ending = try await fixture.run(task, fault: "kill:\(call)")
                let found = try await fixture.documents()
                #expect(found == StoreFixture.old || found == task.new, "after call \(call)")
                try await fixture.expectNoOrphans(found)
                try await fixture.perform(task)
                #expect(try await fixture.documents() == task.new)
                #expect(ending.isKilled || ending.isDone && found == task.new)
                return (isLast: !ending.isKilled, found)
            }
            #expect(outcomes.count > 10, "too few calls are seen")
            #expect(Set(outcomes) == [StoreFixture.old, task.new], "both outcomes have to come up")
        }

        @Test(arguments: StoreFixture.tasks)
        func `a call that fails is an error and leaves the old documents, or it does not matter`(
            _ task: StoreFixture.Task
        ) async throws {
            try await expectErrors(of: task, "fail", EIO)
        }

        @Suite struct Slow {
            @Test(arguments: StoreFixture.tasks, [("fail", ENOSPC), ("fail", EPERM), ("short", ENOSPC)])
            func `a call that fails for another reason is an error and leaves the old documents, or it does not matter`(
                _ task: StoreFixture.Task,
                _ fault: (kind: String, code: Int32)
            ) async throws {
                try await SystemCallFaultTests().expectErrors(of: task, fault.kind, fault.code)
            }
        }

        private func expectErrors(of task: StoreFixture.Task, _ fault: String, _ code: Int32) async throws {
            let failures = try await StoreFixture.forEachCall { call, fixture in
                try await fixture.fill()
                let ending = try await fixture.run(task, fault: "\(fault):\(call):\(code)")
                try #require(!ending.isKilled && !ending.lines.isEmpty, "the worker ended at call \(call)")
                let found = try await fixture.documents()
                #expect(
                    found == (ending.isDone ? task.new : StoreFixture.old),
                    "\(code) at call \(call): \(ending.lines)"
                )
                try await fixture.expectNoOrphans(found)
                if !ending.isDone {
                    #expect(ending.lines.last?.contains(fixture.folder) == true, "the error names no place")
                    let expected =
                        code == ENOSPC ? ["full", "notReadable", "notLockable"] : ["notWritable", "notReadable"]
                    #expect(expected.contains { ending.outcome.hasPrefix($0) }, "\(ending.lines)")
                }
                try await fixture.perform(task)
                #expect(try await fixture.documents() == task.new)
                return (isLast: call > ending.calls, !ending.isDone)
            }
            #expect(failures.count { $0 } > 8, "too few calls matter")
        }

        @Test(arguments: StoreFixture.tasks)
        func `a disk that fails from one call on leaves the old documents or the new ones`(_ task: StoreFixture.Task)
            async throws
        {
            try await StoreFixture.forEachCall { call, fixture in
                try await fixture.fill()
                let ending = try await fixture.run(task, fault: "break:\(call):\(EIO)")
                let found = try await fixture.documents()
                #expect(found == StoreFixture.old || found == task.new, "from call \(call) on")
                if ending.isDone { #expect(found == task.new, "from call \(call) on") }
                if !ending.isDone, !ending.outcome.hasPrefix("unconfirmed") {
                    #expect(found == StoreFixture.old, "from call \(call) on: \(ending.lines)")
                }
                try await fixture.expectNoOrphans(found)
                return (isLast: call > ending.calls, found)
            }
        }

        @Test(arguments: ["kill", "fail", "short", "break"])
        func `the first change of all is made or not, and the next one finds a store`(_ fault: String) async throws {
            for code in fault == "fail" ? [EIO, ENOSPC, EPERM] : [EIO] {
                let outcomes = try await StoreFixture.forEachCall { call, fixture in
                    let ending = try await fixture.run(StoreFixture.first, fault: "\(fault):\(call):\(code)")
                    let found = try await fixture.documents()
                    #expect(found.isEmpty || found == StoreFixture.first.new, "\(code) at call \(call)")
                    if ending.isDone || fault == "fail" { #expect(found.isEmpty != ending.isDone, "at call \(call)") }
                    try await fixture.perform(StoreFixture.first)
                    #expect(try await fixture.documents() == StoreFixture.first.new)
                    try await fixture.expectNoOrphans(StoreFixture.first.new)
                    return (isLast: fault == "kill" ? !ending.isKilled : call > ending.calls, found)
                }
                #expect(outcomes.count > 30, "too few calls are seen")
                if fault != "short" {
                    #expect(Set(outcomes) == [[:], StoreFixture.first.new], "both outcomes have to come up")
                }
            }
        }

        @Test(arguments: ["kill", "fail", "short", "break"])
        func `the restoration of a log of an earlier version that is interrupted is made by the next process`(
            _ fault: String
        ) async throws {
            let calls = try await StoreFixture.forEachCall { call, fixture in
                let words = [fixture.folder, "\(fault):\(call):\(EIO)", "get", "one", "two", "three"]
                // The disk has nothing of the last commit, and only the name of another document.
                try fixture.writeEarlierLog()
                let ending = try await Worker.run(words)
                if ending.isDone { #expect(ending.lines.dropLast() == ["one \"new\"", "two -", "three \"three\""]) }
                let found = try await fixture.documents()
                #expect(found == ["one": "new", "three": "three"], "\(fault) at call \(call)")
                try await fixture.expectNoOrphans(found)
                return (isLast: ending.isDone && call > ending.calls, found)
            }
            #expect(calls.count > 10, "too few calls are seen")
        }

        @Test(arguments: ["kill", "fail", "break"])
        func `settings and secrets are the old ones or the new ones`(_ fault: String) async throws {
            for command in [["set", "theme", "dark"], ["keep", "qiita.com", "new"]] {
                let calls = try await StoreFixture.forEachCall { call, fixture in
                    try await SettingsFile(path: fixture.folder + "/config").set("light", for: "theme")
                    try await SecretFile(folder: fixture.folder).keep(SecretText("old"), for: "qiita.com")
                    let ending = try await Worker.run([fixture.folder, "\(fault):\(call):\(EIO)"] + command)
                    try fixture.expectPrivate()
                    let setting = try await SettingsFile(path: fixture.folder + "/config").settings().first?.value
                    let secret = try await SecretFile(folder: fixture.folder).secret(for: "qiita.com")
                    let isNew = command[0] == "set" ? setting == "dark" : secret == SecretText("new")
                    let isOld = setting == "light" && secret == SecretText("old")
                    #expect(isOld || isNew, "after call \(call)")
                    let isKnown = fault != "kill" && !ending.outcome.hasPrefix("unconfirmed")
                    if isKnown { #expect(isNew == ending.isDone, "at call \(call)") }
                    #expect(ending.lines.allSatisfy { !$0.contains("new") })
                    return (isLast: ending.isDone && call > ending.calls, isNew)
                }
                #expect(calls.count > 10)
            }
        }
    }
#endif
