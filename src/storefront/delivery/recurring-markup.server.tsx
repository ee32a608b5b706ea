import { LRUCache } from 'lru-cache'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#domain/locale.ts'
import { LocaleContext } from '../site.ts'
import { LEFT_OUT } from './left-out.server.ts'
import { type SerializedView, viewOf } from './serialized-view.ts'

/** Of a part in one language. It differs by shop, section, log-in and consent; each has about 12,000 characters with its view. */
const MAX_CHARACTERS = 1_000_000

type Markups = LRUCache<string, string>

/** By the view's own string, whose hash the engine keeps; a longer key joined with it would be hashed at each look-up. */
const markups: Record<Locale, Map<object, Markups>> = { de: new Map(), en: new Map() }

/** The markup of a part that shows this view, rendered once for each view and language. */
export function recurringMarkup<View extends object>(
  Part: FunctionComponent<View>,
  view: SerializedView<View>,
  locale: Locale,
): string {
  const known = markupsOf(Part, locale)
  const cached = known.get(view)
  if (cached !== undefined) return cached
  const markup = renderToString(
    <LocaleContext value={locale}>
      <Part {...viewOf(view)} />
    </LocaleContext>,
  )
  if (markup.includes(LEFT_OUT)) throw new Error(`The part ${Part.name} waits while it is rendered, or is broken.`)
  known.set(view, markup)
  return markup
}

function markupsOf(part: object, locale: Locale): Markups {
  const known = markups[locale].get(part)
  if (known) return known
  const empty: Markups = new LRUCache({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (markup, view) => markup.length + view.length,
  })
  markups[locale].set(part, empty)
  return empty
}
