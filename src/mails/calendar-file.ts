import type { CalendarFile } from '#domain/mail.ts'

/** An appointment as calendar programs read it. */
export interface CalendarEntry {
  /** Names the appointment for good: a calendar that gets another one adds a second entry. */
  readonly uid: string
  /** Rises with each change; a calendar ignores what is older than what it has. */
  readonly sequence: number
  readonly isCancelled: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  readonly changedAt: Date
  readonly summary: string
  readonly description: string
  readonly location: string
  /** Where the appointment is shown, moved and cancelled. */
  readonly url: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly attendee: { readonly name: string; readonly email: string }
}

const MAX_LINE_BYTES = 75

/** The appointment as an iCalendar file (RFC 5545, RFC 5546). Times are in UTC, which needs no table of a time zone. */
export function calendarFile(entry: CalendarEntry): CalendarFile {
  const method = entry.isCancelled ? 'CANCEL' : 'REQUEST'
  const { organizer, attendee } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fahrwerk//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcTime(entry.changedAt)}`,
    `DTSTART:${utcTime(entry.startsAt)}`,
    `DTEND:${utcTime(entry.endsAt)}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${withoutBreaks(entry.url)}`,
    `ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${withoutBreaks(organizer.email)}`,
    // A customer who has booked by telephone may have no e-mail address.
    ...(attendee.email === ''
      ? []
      : [
          `ATTENDEE;CN=${quoteParameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${withoutBreaks(attendee.email)}`,
        ]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return {
    name: entry.isCancelled ? 'cancelled.ics' : 'appointment.ics',
    method,
    content: lines.map((line) => `${wrapLine(line)}\r\n`).join(''),
  }
}

/** `20270328T073000Z`. */
function utcTime(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** A text value (RFC 5545, section 3.3.11). Control characters are not allowed in one. */
function escapeText(text: string): string {
  return withoutControls(text.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`)
}

/** A value of a parameter: quotation marks cannot be escaped in one. */
function quoteParameter(text: string): string {
  return `"${withoutBreaks(text).replaceAll('"', "'")}"`
}

function withoutBreaks(text: string): string {
  return withoutControls(text).replaceAll('\n', ' ')
}

function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ''))
}

/** Lines end after 75 bytes at the latest and go on after a blank, never within a letter (RFC 5545, section 3.1). */
function wrapLine(line: string): string {
  let wrapped = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > MAX_LINE_BYTES) {
      wrapped += '\r\n '
      bytes = 1
    }
    wrapped += letter
    bytes += size
  }
  return wrapped
}
