import FailureKit
import Foundation
import Testing

struct CalendarTextTests {
    @Test func `the time of the system is that of Foundation's calendar, in every month`() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        for month in -600..<600 {
            let date = Date(timeIntervalSince1970: Double(month) * 2_629_746.5)
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
            let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].compactMap { $0 }
            let text = CalendarText(.system).second(date)
            #expect(text.split { !$0.isNumber }.compactMap { Int($0) } == numbers)
        }
    }

    @Test(arguments: [
        (0, "1970-01-01 09:00:00"), (-0.5, "1970-01-01 08:59:59"), (1e300, "10000-01-01 08:59:59"),
        (-1e300, "0001-01-01 09:00:00"), (Double.infinity, "10000-01-01 08:59:59"),
    ])
    func `a date has a text, whatever number it is`(seconds: Double, text: String) {
        #expect(CalendarText(.offset(9 * 3600)).second(Date(timeIntervalSince1970: seconds)) == text)
    }
}
