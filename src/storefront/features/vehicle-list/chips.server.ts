import { type ListState, withFilters } from '#catalogue/codec.ts'
import type { Locale } from '#domain/locale.ts'
import { listWords } from '#messages/list-words.ts'
import { inLanguage } from '#messages/texts.ts'
import type { VehicleListQuery } from '#storefront/generated/graphql.ts'
import { listHref } from '../../blocks/list-address.server.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { type Names, namedFilters } from './filter-names.server.ts'
import type { ChipView } from './list-view.ts'

type Counted = Pick<VehicleListQuery['searchVehicles'], 'removals' | 'totalCount'>

/** The filters that are set, each with the address of the list without it and, where they were counted, how many vehicles that brings. */
export function chipsOf(state: ListState, { removals, totalCount }: Counted, names: Names): ChipView[] {
  const counts = new Map(removals.map(({ filter, value, count }) => [`${filter}=${value}`, count]))
  const { locale } = names
  return namedFilters(state.filters, names).map(({ param, value, label, without }) => {
    const count = counts.get(`${param}=${value}`)
    const href = listHref(withFilters(state, without), locale)
    return { label, href, ...removalOf(count === undefined ? undefined : count - totalCount, locale) }
  })
}

/** What leaving a filter out brings, in words and in figures. */
function removalOf(gain: number | undefined, locale: Locale): Pick<ChipView, 'remove' | 'note'> {
  const texts = inLanguage(listWords, locale)
  if (gain === undefined) return { remove: texts.remove }
  if (gain === 0) return { remove: `${texts.remove}. ${texts.sameWithout}` }
  const count = formatNumber(Math.abs(gain), locale)
  const inWords = (gain > 0 ? texts.gain : texts.loss)(count, Math.abs(gain) === 1)
  return { remove: `${texts.remove}. ${inWords}`, note: `${gain > 0 ? '+' : '−'}${count}` }
}
