extension SymbolScanner {
    // MARK: - Words

    mutating func readWord(_ token: Token, _ name: Int, _ keyword: Keyword?) {
        guard frame.role != .skipped, !follows(".") else { return }
        if frame.header?.stage == .name {
            declareHeader(token, name)
            return
        }
        if follows("@") {
            let first = bytes.byte(at: token.range.lowerBound)
            noteAttribute(name)
            let isBuiltIn = first >= UInt8(ascii: "a") || first == UInt8(ascii: "_")
            if isBuiltIn {
                skipsArguments = precedes("(") && next?.touchesPrevious == true
            } else {
                mention(token, name)
            }
            return
        }
        if frame.role == .parameters, frame.expectsName {
            if precedes(":") {
                if let index = frames.last?.header?.initializer { initializers[index].parameters += 1 }
                return addLocal(name, scope)
            }
            if isName(next) { return }
        }
        if keyword == nil { noteCandidate(name) }
        // The label of a trailing closure.
        if follows("}"), precedes(":") { return }
        // The label of an argument, or of an element of a tuple.
        if frame.bracket == UInt8(ascii: "("), precedes(":"), !frame.isBracket || isSmall(token),
            follows("(") || follows(",") || follows("[") || isName(last) && lastKeyword == nil
                || lastKeyword == .other && bytes.isText(last, "_")
        {
            return
        }
        if let keyword, readKeyword(token, keyword) { return }
        if introduces(token, name) { return }
        mention(token, name)
    }

    func isSmall(_ token: Token) -> Bool { bytes.byte(at: token.range.lowerBound) >= UInt8(ascii: "_") }

    /// Reads a keyword; returns false if it is the name of something here.
    private mutating func readKeyword(_ token: Token, _ keyword: Keyword) -> Bool {
        switch keyword {
        case .access, .modifier:
            guard isName(next) || precedes("@") || next?.kind == .directive || precedes("(") else {
                return false
            }
            if keyword == .access, precedes("(") { return true }
            if keyword == .modifier, precedes("("), !bytes.isText(token, "unowned"),
                !bytes.isText(token, "nonisolated")
            {
                return false
            }
            skipsArguments = precedes("(")
            if keyword == .access {
                frame.header = nil
                access = SourceSymbols.Access(rawValue: bytes.text(of: token))
            } else if bytes.isText(token, "final") {
                isFinal = true
            }
        case .type, .enumeration, .extension, .function, .alias:
            let isMember = bytes.isText(token, "init") || bytes.isText(token, "subscript")
            if isMember, frame.body == .code { return true }
            let isWordless =
                isMember || keyword == .function && next?.kind == .operator || keyword == .extension && precedes("[")
            guard isWordless || isName(next) && (next?.startsLine == false || !bytes.isText(token, "actor")) else {
                return bytes.byte(at: token.range.lowerBound) != UInt8(ascii: "a")
            }
            if bytes.isText(token, "class"), let next, Self.isDeclaration(bytes[next.range]) { return true }
            openHeader(keyword, token, isMember: isMember)
        case .variable:
            endPrefix()
            frame.isCaseList = false
            if frame.body != .code { frame.header = nil }
            endSignature()
            if precedes("(") || precedes(".") { frame.awaitsPattern = true }
        case .case:
            endSignature()
            if frame.body == .enumMembers {
                frame.header = nil
                frame.isCaseList = true
                endPrefix()
            }
        case .loop:
            endSignature()
            frame.isLoop = true
        case .in: readIn()
        case .where:
            frame.awaitsPattern = false
            frame.header?.stage = .constraints
            frame.header?.parameter = 0
        case .import:
            if frames.isEmpty {
                skipsLine = true
                access = nil
                endPrefix()
            }
        case .accessor: frame.awaitsPattern = precedes("(")
        case .statement: endSignature()
        case .this:
            guard precedes("."), next?.touchesPrevious == true else { return true }
            return false
        case .other: break
        }
        return true
    }

    /// Declares the name if it is introduced here: by a variable, a pattern, a loop or a list of cases.
    private mutating func introduces(_ token: Token, _ name: Int) -> Bool {
        if lastKeyword == .variable {
            if frame.body == .code || frame.bracket == UInt8(ascii: "(") {
                if precedes(".") || precedes("(") && next?.touchesPrevious == true {
                    frame.awaitsPattern = true
                    return false
                }
                addLocal(name, scope)
            } else {
                frame.listAccess = access
                declare(token, name, .variable)
            }
            frame.isVariableList = true
            return true
        }
        if frame.isVariableList, follows(","), precedes("=") || precedes(":") {
            if frame.body == .code {
                addLocal(name, scope)
            } else {
                access = frame.listAccess
                declare(token, name, .variable)
            }
            return true
        }
        if frame.isCaseList, lastKeyword == .case || follows(",") {
            declare(token, name, .enumCase)
            return true
        }
        if frame.isLoop || frame.role == .pattern {
            let ends = precedes(",") || precedes(")") || next?.kind == .word && bytes.isText(next, "in")
            let begins =
                follows("(") || follows(",") || follows(":")
                || lastKeyword == .loop || lastKeyword == .case || lastKeyword == .statement
            if begins, ends {
                addLocal(name, scope)
                return true
            }
        }
        if let header = frame.header, header.stage == .generics, header.angles == 1, header.hasParameters,
            follows("<") || follows(",") || lastKeyword == .other && bytes.isText(last, "each")
        {
            declareParameter(token, name, of: header)
            return true
        }
        return false
    }

    /// Declares a generic parameter, whose members are those of its bounds.
    private mutating func declareParameter(_ token: Token, _ name: Int, of header: Header) {
        guard header.kind != .alias else { return addLocal(name, header.scope) }
        scopes[Int(header.scope)].isKept = true
        let body = addScope(RawScope(parent: frame.scope, isKept: true))
        frame.header?.parameter = body
        declarations.append(RawDeclaration(name, header.scope, .parameter, .internal, token, body: body))
    }

    /// The largest number of generic parameters among which a constraint looks for its own.
    private static let parameterLimit = 256

    /// Returns the scope of the members of a generic parameter that a header declares, or 0.
    private func parameter(named name: Int, of header: Header) -> UInt32 {
        for each in declarations.suffix(Self.parameterLimit).reversed() {
            guard each.scope == header.scope, each.kind == .parameter else { break }
            if each.name == name { return each.body }
        }
        return 0
    }

    // MARK: - Headers

    private mutating func openHeader(_ keyword: Keyword, _ token: Token, isMember: Bool) {
        endSignature()
        let outer = frame.scope
        let isKept = keyword != .function && keyword != .alias
        let scope = addScope(RawScope(parent: outer, isKept: isKept, isType: isKept))
        var header = Header(kind: keyword, scope: scope, stage: isMember ? .afterName : .name)
        if keyword == .extension { header.stage = .subject }
        header.hasParameters = keyword != .extension && !bytes.isText(token, "protocol")
        if keyword == .alias { header.body = addScope(RawScope(parent: outer, isKept: true, isType: true)) }
        header.access = access
        if keyword == .type || keyword == .enumeration,
            let kind = SourceSymbols.TypeKind(rawValue: bytes.text(of: token))
        {
            header.type = types.count
            types.append(RawType(kind: kind, isFinal: isFinal, attributes: attributes))
        } else if isMember, bytes.isText(token, "init") {
            header.initializer = initializers.count
            initializers.append(RawInitializer(scope: outer, token: token))
        }
        endPrefix()
        frame.header = header
        frame.isCaseList = false
        if isMember { access = nil }
    }

    /// Adds the declaration of a header, at its name.
    private mutating func declareHeader(_ token: Token, _ name: Int) {
        guard let header = frame.header else { return }
        frame.header?.stage = .afterName
        let kind: SourceSymbols.Kind =
            switch header.kind {
            case .function: .function
            case .alias: .alias
            default: .type
            }
        if frame.body == .code {
            addLocal(name, frame.scope)
        } else {
            // A type within one of a function is as local.
            let isLocal = frame.type.map { types[$0].declaration == nil } ?? false
            if let type = header.type, !isLocal { types[type].declaration = declarations.count }
            declare(token, name, kind, body: header.body ?? (kind == .type ? header.scope : 0))
        }
        if kind == .type, access?.isOfFile != true { frame.header?.access = nil }
        access = nil
    }

    private mutating func declare(_ token: Token, _ name: Int, _ kind: SourceSymbols.Kind, body: UInt32 = 0) {
        let access = access ?? frame.access ?? .internal
        declarations.append(RawDeclaration(name, frame.scope, kind, access, token, body: body))
        if kind != .type, kind != .alias, kind != .function { self.access = nil }
    }

    /// Ends the header of an alias, which has no braces, with its line.
    mutating func endAlias() {
        guard frame.header?.kind == .alias, last?.kind != .operator, !follows(",") else { return }
        frame.header = nil
    }

    // MARK: - Mentions

    mutating func mention(_ token: Token, _ name: Int) {
        let open = Path(root: name, first: token, last: token)
        // The members of a value are unknown.
        let isValue = isSmall(token) && name >= keywords.count
        if let next, precedes("."), next.touchesPrevious, !isValue {
            path = open
        } else {
            end(open)
        }
    }

    /// Adds a token to the open path; returns false if the path ends before it.
    mutating func continuesPath(_ token: Token) -> Bool {
        guard let open = path else { return false }
        if sign == UInt8(ascii: ".") {
            if let next, next.kind == .word, next.touchesPrevious, !open.isComplete { return true }
            path = nil
            end(open)
            return false
        }
        let isComplete = isSmall(token)
        let longer = Path(
            root: open.root,
            prefix: open.prefix,
            first: open.first ?? token,
            last: token,
            isComplete: isComplete
        )
        if let next, precedes("."), next.touchesPrevious, !isComplete {
            path = longer
        } else {
            path = nil
            end(longer)
        }
        return true
    }

    /// A Boolean value that indicates whether a constraint is about a path of parameters and associated types.
    private func constrains(_ path: Path) -> Bool {
        path.prefix == nil && path.root >= keywords.count
            && (precedes(":") || next?.kind == .operator && bytes.isText(next, "=="))
    }

    private mutating func end(_ open: Path) {
        guard let first = open.first, let last = open.last else { return }
        var text = open.root
        if first.range.lowerBound < last.range.lowerBound || open.prefix != nil {
            let range = first.range.lowerBound..<last.range.upperBound
            text = names.insert(range, of: bytes)
            if let prefix = open.prefix { text = names.insert(names[prefix] + [UInt8(ascii: ".")] + bytes[range]) }
        }
        ended = (open.root, text)
        var place = scope
        if let header = frame.header {
            switch header.stage {
            case .subject:
                scopes[Int(header.scope)].subject = UInt32(text)
                frame.header?.stage = .afterName
                place = frame.scope
            case .inherits where header.angles == 0:
                supertypes.append(.init(scope: header.body ?? header.scope, path: UInt32(text)))
            case .constraints where header.kind == .extension && header.angles == 0 && constrains(open):
                declarations.append(RawDeclaration(open.root, header.scope, .parameter, .internal, first))
            case .constraints where open.prefix == nil && precedes(":"):
                let constrained = text == open.root ? parameter(named: text, of: header) : 0
                frame.header?.parameter = constrained
            case .generics where header.angles == 1 && header.parameter != 0,
                .constraints where header.angles == 0 && header.parameter != 0:
                supertypes.append(.init(scope: header.parameter, path: UInt32(text)))
            default: break
            }
        }
        mentions.append(
            RawMention(
                path: UInt32(text),
                root: UInt32(open.root),
                scope: place,
                start: UInt32(last.range.lowerBound),
                line: UInt32(last.line),
                lineStart: UInt32(last.start.lineStart)
            )
        )
    }
}
