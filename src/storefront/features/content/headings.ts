import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import type { ContentView } from './content-page.server.ts'

type Line = ContentView['blocks'][number]['lines'][number]

export function headingText({ spans }: Line): string {
  return spans.map(({ text }) => text).join('')
}

/** What an address names a section of a page by. */
export function headingId(line: Line): string {
  return slugOf(headingText(line))
}
