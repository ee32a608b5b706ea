import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const ENTRY: CalendarEntry = {
  uid: '0b6c1f0e-6f0a-4f7a-9a53-1d0a5a1f2f10',
  sequence: 0,
  isCancelled: false,
  startsAt: new Date('2027-03-29T06:30:00Z'),
  endsAt: new Date('2027-03-29T06:45:00Z'),
  changedAt: new Date('2027-03-01T10:00:00.123Z'),
  summary: 'Werkstatt: Inspektion, HU; Öl',
  description: 'Zeile eins\r\nZeile zwei \\ Ende',
  location: 'Autohaus Lindenhof, Am Wassermann 14, 50829 Köln',
  url: 'https://shop.example/anfragen/1234567890?key=abc',
  organizer: { name: 'Autohaus "Lindenhof"', email: 'info@lindenhof.example' },
  attendee: { name: 'Jörg Großmann', email: 'joerg@post.example' },
}

/** Lines as a calendar reads them: wrapped ones joined. */
function linesOf(entry: Partial<CalendarEntry>): string[] {
  return calendarFile({ ...ENTRY, ...entry })
    .content.replaceAll('\r\n ', '')
    .split('\r\n')
}

describe('a calendar file', () => {
  it('asks to enter the appointment, in UTC and with escaped texts', () => {
    expect(linesOf({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Fahrwerk//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:0b6c1f0e-6f0a-4f7a-9a53-1d0a5a1f2f10',
      'SEQUENCE:0',
      'DTSTAMP:20270301T100000Z',
      'DTSTART:20270329T063000Z',
      'DTEND:20270329T064500Z',
      'STATUS:CONFIRMED',
      String.raw`SUMMARY:Werkstatt: Inspektion\, HU\; Öl`,
      String.raw`DESCRIPTION:Zeile eins\nZeile zwei \\ Ende`,
      String.raw`LOCATION:Autohaus Lindenhof\, Am Wassermann 14\, 50829 Köln`,
      'URL:https://shop.example/anfragen/1234567890?key=abc',
      `ORGANIZER;CN="Autohaus 'Lindenhof'":mailto:info@lindenhof.example`,
      'ATTENDEE;CN="Jörg Großmann";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:joerg@post.example',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('moves and cancels under the same name with a higher number', () => {
    const moved = linesOf({ sequence: 1, startsAt: new Date('2027-10-31T08:00:00Z') })
    expect(moved).toEqual(expect.arrayContaining([`UID:${ENTRY.uid}`, 'SEQUENCE:1', 'DTSTART:20271031T080000Z']))
    const cancelled = linesOf({ sequence: 2, isCancelled: true })
    expect(cancelled).toEqual(
      expect.arrayContaining([`UID:${ENTRY.uid}`, 'SEQUENCE:2', 'METHOD:CANCEL', 'STATUS:CANCELLED']),
    )
  })

  it('names the same method as its content', () => {
    for (const isCancelled of [false, true]) {
      const { method, content } = calendarFile({ ...ENTRY, isCancelled })
      expect(method).toBe(isCancelled ? 'CANCEL' : 'REQUEST')
      expect(content).toContain(`METHOD:${method}\r\n`)
    }
  })

  it('wraps after 75 bytes and never within a letter', () => {
    const summary = '🚗ÄÖÜß€'.repeat(40)
    const { content } = calendarFile({ ...ENTRY, summary })
    const lines = content.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
    expect(content).not.toContain('\uFFFD')
    expect(linesOf({ summary })).toContain(`SUMMARY:${summary}`)
  })

  it('lets nobody write a line of their own', () => {
    const evil = 'x\r\nATTENDEE:mailto:spy@post.example\u0000'
    const lines = linesOf({
      ...{ summary: evil, url: evil, uid: evil, location: evil },
      organizer: { name: evil, email: evil },
      attendee: { name: `"${evil}`, email: evil },
    })
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
    expect(lines).toHaveLength(linesOf({}).length)
    expect(lines.join('')).not.toContain('\u0000')
  })
})
