import { isDay } from '#domain/delivery/calendar-day.ts'
import { ContentFault, type ContentPage } from './port.ts'

const HEAD = /^---\n([\s\S]*?)\n---\n/

/** The lines `date: 2026-10-05` and `picture: <key>` between two `---` above a page, and its text. Throws a ContentFault for others. */
export function splitHead(slug: string, source: string): { head: Pick<ContentPage, 'date' | 'picture'>; text: string } {
  const [whole, lines] = HEAD.exec(source) ?? []
  if (whole === undefined || lines === undefined) return { head: {}, text: source }
  const entries = lines.split('\n').map((line) => entryOf(line, slug))
  return { head: Object.fromEntries(entries), text: source.slice(whole.length) }
}

function entryOf(line: string, slug: string): [string, string] {
  const [, name, value = ''] = /^(date|picture): *(\S+) *$/.exec(line) ?? []
  if (name === 'picture') return [name, checkedPicture(value, slug)]
  if (name === 'date' && isDay(value)) return [name, value]
  throw new ContentFault(`${slug}: the head of a page has "date: 2026-10-05" or "picture: <key>", not "${line}"`)
}

/** Only our own pictures: one from another site would tell that site who reads the page. */
export function checkedPicture(key: string, slug: string): string {
  if (!/^(drawn|photo)\/[\w.-]+$/.test(key)) throw new ContentFault(`${slug}: "${key}" is no key of a picture`)
  return key
}
