import { isDay } from '#domain/delivery/calendar-day.ts'
import { ContentFault, type ContentPage } from './port.ts'

const HEAD = /^---\n([\s\S]*?)\n---\n/

/** The lines `date: 2026-10-05` and `picture: <key>` between two `---` above a page, and its text. Throws a ContentFault for others. */
export function splitHead(
  slug: string,
  source: string,
): { head: Pick<ContentPage, 'date' | 'picture'>; text: string; headLines: number } {
  const [whole, lines] = HEAD.exec(source) ?? []
  if (whole === undefined || lines === undefined) return { head: {}, text: source, headLines: 0 }
  const entries = lines.split('\n').map((line, index) => entryOf(line, slug, index + 2))
  return {
    head: Object.fromEntries(entries),
    text: source.slice(whole.length),
    headLines: whole.split('\n').length - 1,
  }
}

function entryOf(line: string, slug: string, number: number): [string, string] {
  const [, name, value = ''] = /^(date|picture): *(\S+) *$/.exec(line) ?? []
  if (name === 'picture') return [name, checkedPicture(value, slug, number)]
  if (name === 'date' && isDay(value)) return [name, value]
  throw new ContentFault(`${slug}: the head of a page has "date: 2026-10-05" or "picture: <key>", not "${line}"`, {
    ...{ fault: 'HEAD', found: line, line: number },
  })
}

/** Only our own pictures: one from another site would tell that site who reads the page. */
export function checkedPicture(key: string, slug: string, line?: number): string {
  if (!/^(drawn|photo)\/[\w.-]+$/.test(key))
    throw new ContentFault(`${slug}: "${key}" is no key of a picture`, {
      ...{ fault: 'PICTURE', found: key },
      ...(line ? { line } : {}),
    })
  return key
}
