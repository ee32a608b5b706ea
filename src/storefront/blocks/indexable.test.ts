import { DEFAULT_LIST_STATE, parseListState } from '#catalogue/codec.ts'
import { PRESET_NAMES, PRESETS } from '#catalogue/presets.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { expect, it } from 'vitest'
import { indexingOf } from './indexable.server.ts'

const of = (query: string, total = 10) => indexingOf(parseListState(new URLSearchParams(query)), total, 'de')

it.each([
  ['', '/auto-kaufen'],
  ['mm=volkswagen', '/auto-kaufen/volkswagen'],
  ['condition=NEW', '/auto-kaufen/neuwagen'],
])('indexes ?%s under %s', (query, path) => expect(of(query)).toEqual({ path, isIndexed: true }))

it.each(PRESET_NAMES)('indexes the preset %s in both languages', (name) => {
  const state = { ...DEFAULT_LIST_STATE, filters: PRESETS[name] }
  expect(indexingOf(state, 1, 'de')).toEqual({ path: pathFor(name, 'de'), isIndexed: true })
  expect(indexingOf(state, 1, 'en')).toEqual({ path: pathFor(name, 'en'), isIndexed: true })
})

it.each([
  ['page=2', '/auto-kaufen'],
  ['sort=price-asc', '/auto-kaufen'],
  ['view=LIST', '/auto-kaufen'],
  ['per-page=60', '/auto-kaufen'],
  ['condition=NEW&page=2', '/auto-kaufen/neuwagen'],
  ['condition=NEW&color=RED', '/auto-kaufen/neuwagen'],
  ['fuel=DIESEL&price-max=20000', '/auto-kaufen'],
  ['fuel=ELECTRIC&fuel=DIESEL', '/auto-kaufen'],
  ['mm=volkswagen&fuel=DIESEL&sort=price-asc', '/auto-kaufen/volkswagen'],
  ['mm=volkswagen&mm=audi', '/auto-kaufen'],
  ['place=K%C3%B6ln', '/auto-kaufen'],
])('does not index ?%s, but %s', (query, path) => expect(of(query)).toEqual({ path, isIndexed: false }))

it('does not index a list without a car', () => {
  expect(of('condition=NEW', 0)).toEqual({ path: '/auto-kaufen/neuwagen', isIndexed: false })
})
