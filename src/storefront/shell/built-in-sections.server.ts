import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { navigationTexts } from '#messages/navigation.ts'

type TextKey = keyof typeof navigationTexts
type Row = readonly [text: TextKey, screen: Screen]

/** The sections of the header where no editor wrote any, or theirs cannot be read: each with its own page and its links. */
const SECTIONS: readonly (readonly [...Row, links: readonly Row[]])[] = [
  [
    'buy',
    'cars',
    [
      ['allCars', 'cars'],
      ['usedCars', 'cars-used'],
      ['newCars', 'cars-new'],
      ['electricCars', 'cars-electric'],
      ['hybridCars', 'cars-hybrid'],
      ['suvs', 'cars-suv'],
      ['smallCars', 'cars-small'],
      ['vans', 'cars-van'],
      ['dayRegistrations', 'cars-day-registration'],
    ],
  ],
  [
    'sell',
    'tradein',
    [
      ['sellToDealer', 'tradein'],
      ['sellPrivately', 'private-sale-information'],
    ],
  ],
  [
    'accessories',
    'accessories',
    [
      ['allAccessories', 'accessories'],
      ['carParts', 'car-parts'],
    ],
  ],
  ['workshop', 'workshop', [['workshopServices', 'workshop']]],
  ['dealers', 'dealers', [['findDealer', 'dealers']]],
]

export function builtInSections(locale: Locale) {
  const linkTo = (text: TextKey, screen: Screen) => ({
    label: navigationTexts[text][locale],
    href: pathFor(screen, locale),
    screen,
  })
  return SECTIONS.map(([text, screen, links]) => ({
    ...linkTo(text, screen),
    links: links.map(([name, target]) => linkTo(name, target)),
    teasers: [],
  }))
}
