import { DEFAULT_LIST_STATE } from '#catalogue/codec.ts'
import { expect, it } from 'vitest'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import { dealerControl } from './place-controls.server.ts'

const dealer = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const merchantLocation = Array.from({ length: 12 }, (_, number) => ({
  name: dealer(number),
  displayName: `Köln · Händler ${number}`,
  count: number,
}))
const controls = (changed: { allFilters?: boolean; merchants?: string[] } = {}) =>
  dealerControl(
    {
      ...DEFAULT_LIST_STATE,
      allFilters: changed.allFilters ?? false,
      filters: { ...DEFAULT_LIST_STATE.filters, merchants: changed.merchants ?? [] },
    },
    { merchantLocation } as unknown as ListFacetsFragment,
    'de',
  )
const namesOf = ([list]: ReturnType<typeof controls>) =>
  list?.kind === 'choices' ? list.options.map(([value]) => value) : []

it('offers every dealer with cars, the largest first, and lets visitors search them', () => {
  expect(namesOf(controls())).toEqual(Array.from({ length: 11 }, (_, number) => dealer(11 - number)))
  expect(controls()).toMatchObject([{ kind: 'choices', searched: true }])
})

it('offers the largest and the chosen beside all features, and the way to the rest', () => {
  const shown = controls({ allFilters: true, merchants: [dealer(0)] })
  expect(namesOf(shown)).toEqual([11, 10, 9, 8, 7, 0].map(dealer))
  expect(shown[1]).toMatchObject({ kind: 'links', links: [['Alle 12 Händler', `/auto-kaufen?dealer=${dealer(0)}`]] })
})
