import { type ListState, sortingName } from '#catalogue/codec.ts'
import type { Locale } from '#domain/locale.ts'
import { DEFAULT_SORTING, type ListSortSubject, type Sorting } from '#domain/vehicle/search-vocabulary.ts'
import { sortGroupTexts, sortTexts } from '#messages/list-words.ts'
import type { SortView } from './list-view.ts'

/** Orderings on offer, by what they are about. The least relevant and the farthest cars first are left out: nobody looks for those. */
const SORTINGS: readonly (readonly [keyof typeof sortGroupTexts, readonly Sorting[]])[] = [
  [
    'listing',
    [
      { subject: 'ADDED', direction: 'DESC' },
      { subject: 'ADDED', direction: 'ASC' },
      { subject: 'RELEVANCE', direction: 'DESC' },
    ],
  ],
  ['price', [...bothWays('PRICE'), { subject: 'PRICE_RATING', direction: 'ASC' }]],
  ['rate', [...bothWays('FINANCE_RATE'), ...bothWays('LEASING_RATE')]],
  ['car', [...bothWays('MILEAGE'), ...bothWays('REGISTERED').toReversed()]],
  ['place', [{ subject: 'DISTANCE', direction: 'ASC' }]],
]

function bothWays(subject: ListSortSubject): Sorting[] {
  return [
    { subject, direction: 'ASC' },
    { subject, direction: 'DESC' },
  ]
}

/** The default has an empty value, so that a plain form leaves it out of the address. The present order is always among them. */
export function sortChoice({ sort, filters }: ListState, locale: Locale): SortView {
  const { price, location } = filters
  // Lists are sorted by rates for each lender's preset; beside rates for other terms that order would look wrong.
  const hasOwnTerms = price?.downPayment !== undefined || price?.months !== undefined
  const isPresent = ({ subject, direction }: Sorting) => subject === sort.subject && direction === sort.direction
  const isOffered = ({ subject }: Sorting) =>
    subject === 'DISTANCE'
      ? location !== undefined
      : !hasOwnTerms || (subject !== 'FINANCE_RATE' && subject !== 'LEASING_RATE')
  const groups = SORTINGS.map(([about, sortings]) => ({
    label: sortGroupTexts[about][locale],
    options: sortings.filter((one) => isPresent(one) || isOffered(one)).map((one) => optionOf(one, locale)),
  })).filter(({ options }) => options.length > 0)
  const present = optionOf(sort, locale)
  const isListed = SORTINGS.some(([, sortings]) => sortings.some(isPresent))
  return { options: isListed ? groups : [...groups, present], chosen: present.value }
}

function optionOf({ subject, direction }: Sorting, locale: Locale) {
  const isDefault = subject === DEFAULT_SORTING.subject && direction === DEFAULT_SORTING.direction
  const key = `${subject}-${direction}`
  return { value: isDefault ? '' : sortingName({ subject, direction }), label: sortTexts[key]?.[locale] ?? key }
}
