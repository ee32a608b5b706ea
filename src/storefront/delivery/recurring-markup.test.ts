import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { useLocale } from '../site.ts'
import { recurringMarkup } from './recurring-markup.server.tsx'
import { RecurringMarkupContext, RecurringPart } from './recurring-part.tsx'
import { serializeView } from './serialized-view.ts'

let renders = 0
beforeEach(() => {
  renders = 0
})

function Links({ labels }: { labels: readonly string[] }) {
  renders++
  const locale = useLocale()
  return labels.map((label) => createElement('a', { key: label, href: `/${locale}` }, label, ' & more'))
}

const view = (...labels: string[]) => serializeView({ labels })

it('renders a part once for each view and language', () => {
  const first = recurringMarkup(Links, view('a', 'b'), 'de')
  expect(recurringMarkup(Links, view('a', 'b'), 'de')).toBe(first)
  expect(renders).toBe(1)
  expect(recurringMarkup(Links, view('a'), 'de')).not.toBe(first)
  expect(recurringMarkup(Links, view('a', 'b'), 'en')).toBe(first.replaceAll('/de', '/en'))
  expect(renders).toBe(3)
})

it('tells parts apart that show the same view', () => {
  const Count = ({ labels }: { labels: readonly string[] }) => `${labels.length}`
  expect(recurringMarkup(Count, view('a'), 'de')).toBe('1')
  expect(recurringMarkup(Links, view('a'), 'de')).toContain('<a')
})

it('writes what a browser would render at the same place', () => {
  const part = createElement(RecurringPart<{ labels: string[] }>, { as: 'nav', part: Links, view: view('a', 'b') })
  const onServer = createElement(
    RecurringMarkupContext,
    { value: (each, shown) => recurringMarkup(each, shown, 'de') },
    part,
  )
  expect(renderToString(onServer)).toBe(renderToString(part))
})
