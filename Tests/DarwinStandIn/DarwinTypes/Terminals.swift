// The names and the optionals are those of Swift's import of the headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/termios.h

public typealias cc_t = UInt8
public typealias speed_t = UInt
public typealias tcflag_t = UInt

public struct termios: Sendable {
    public var c_iflag: tcflag_t = 0
    public var c_oflag: tcflag_t = 0
    public var c_cflag: tcflag_t = 0
    public var c_lflag: tcflag_t = 0
    public var c_cc:
        (
            cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t,
            cc_t, cc_t
        ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    public var c_ispeed: speed_t = 0
    public var c_ospeed: speed_t = 0

    public init() {}
}

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/ttycom.h
public struct winsize: Sendable {
    public var ws_row: UInt16
    public var ws_col: UInt16
    public var ws_xpixel: UInt16
    public var ws_ypixel: UInt16

    public init() { self.init(ws_row: 0, ws_col: 0, ws_xpixel: 0, ws_ypixel: 0) }

    public init(ws_row: UInt16, ws_col: UInt16, ws_xpixel: UInt16, ws_ypixel: UInt16) {
        self.ws_row = ws_row
        self.ws_col = ws_col
        self.ws_xpixel = ws_xpixel
        self.ws_ypixel = ws_ypixel
    }
}

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/poll.h
public typealias nfds_t = UInt32

public struct pollfd: Sendable {
    public var fd: Int32
    public var events: Int16
    public var revents: Int16

    public init() { self.init(fd: 0, events: 0, revents: 0) }

    public init(fd: Int32, events: Int16, revents: Int16) {
        self.fd = fd
        self.events = events
        self.revents = revents
    }
}
