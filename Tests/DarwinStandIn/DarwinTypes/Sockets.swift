// The names and the optionals are those of Swift's import of the headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/socket.h

public typealias sa_family_t = UInt8
public typealias socklen_t = UInt32

public struct sockaddr: Sendable {
    public var sa_len: UInt8 = 0
    public var sa_family: sa_family_t = 0
    // The data has 14 characters there.
    public var sa_data: (CChar, CChar) = (0, 0)

    public init() {}
}

public struct linger: Sendable {
    public var l_onoff: Int32
    public var l_linger: Int32

    public init() { self.init(l_onoff: 0, l_linger: 0) }

    public init(l_onoff: Int32, l_linger: Int32) {
        self.l_onoff = l_onoff
        self.l_linger = l_linger
    }
}

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/netinet/in.h
public typealias in_addr_t = UInt32
public typealias in_port_t = UInt16

public struct in_addr: Sendable {
    public var s_addr: in_addr_t

    public init() { self.init(s_addr: 0) }

    public init(s_addr: in_addr_t) {
        self.s_addr = s_addr
    }
}

public struct sockaddr_in: Sendable {
    public var sin_len: UInt8 = 0
    public var sin_family: sa_family_t = 0
    public var sin_port: in_port_t = 0
    public var sin_addr = in_addr()

    public init() {}
}

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/netinet6/in6.h
public struct in6_addr: Sendable {
    public init() {}
}
