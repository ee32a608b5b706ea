import { LRUCache } from 'lru-cache'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#domain/locale.ts'
import { LocaleContext } from '../site.ts'
import { LEFT_OUT } from './left-out.server.ts'

/** A part differs by shop, language, section of the page and log-in; each of its views has about 8,000 characters with its key. */
const MAX_CHARACTERS = 4_000_000

const markups = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (markup, key) => markup.length + key.length,
})
const partIds = new Map<object, number>()

/** The markup of a part that shows this view, rendered once for each view and language. */
export function recurringMarkup<View extends object>(
  Part: FunctionComponent<View>,
  view: View,
  locale: Locale,
): string {
  const key = `${idOf(Part)} ${locale} ${JSON.stringify(view)}`
  const cached = markups.get(key)
  if (cached !== undefined) return cached
  const markup = renderToString(
    <LocaleContext value={locale}>
      <Part {...view} />
    </LocaleContext>,
  )
  if (markup.includes(LEFT_OUT)) throw new Error(`The part ${Part.name} waits while it is rendered, or is broken.`)
  markups.set(key, markup)
  return markup
}

function idOf(part: object): number {
  const known = partIds.get(part)
  if (known !== undefined) return known
  partIds.set(part, partIds.size)
  return partIds.size - 1
}
