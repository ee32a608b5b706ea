import { homeTexts } from '#messages/home.ts'
import { useEarlierFilters } from '../../blocks/last-filters.ts'
import { useTexts } from '../../site.ts'

/** A link to the last list of cars, which only the browser knows. */
export function LastSearch({ list }: { list: string }) {
  const texts = useTexts(homeTexts)
  const last = useEarlierFilters({ href: list, base: list }, 'cars')
  return last ? <a href={last.href}>{texts.lastSearch}</a> : null
}
