import { LRUCache } from 'lru-cache'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#domain/locale.ts'
import { LocaleContext } from '../site.ts'

/** Views of one part: screens times languages times shops. */
const MAX_CHARACTERS = 4_000_000

const stored = new WeakMap<object, LRUCache<string, string>>()

/** The markup of a part that shows this view, rendered once. A part is told by its component, a view by all that it says. */
export function recurringMarkup<View extends object>(
  Part: FunctionComponent<View>,
  view: View,
  locale: Locale,
): string {
  const views = viewsOf(Part)
  const key = `${locale} ${JSON.stringify(view)}`
  const known = views.get(key)
  if (known !== undefined) return known
  const markup = renderToString(
    <LocaleContext value={locale}>
      <Part {...view} />
    </LocaleContext>,
  )
  views.set(key, markup)
  return markup
}

function viewsOf(part: object): LRUCache<string, string> {
  const known = stored.get(part)
  if (known) return known
  const views = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (markup, key) => markup.length + key.length,
  })
  stored.set(part, views)
  return views
}
