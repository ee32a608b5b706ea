import { NO_FILTERS, type VehicleFilters } from '#catalogue/filters.ts'
import type { Locale } from '#domain/locale.ts'
import { expect, test } from 'vitest'
import type { Names } from './filter-names.server.ts'
import { headingOf } from './heading.server.ts'

const namesIn = (locale: Locale): Names => ({ locale, ofRow: (make) => make, ofDealer: (id) => id })
const around = (location: VehicleFilters['location'], locale: Locale, city?: string) =>
  headingOf({ ...NO_FILTERS, ...(location ? { location } : {}) }, namesIn(locale), city)
const plain = (text = '') => text.replaceAll('\u00A0', ' ')

test('a list around a town does not claim to be in it', () => {
  const german = around({ place: 'köln', radius: 200 }, 'de', 'Köln')
  expect([german.heading, plain(german.radius)]).toEqual(['Autos um Köln', '200 km'])
  expect(plain(german.title)).toBe('Autos im Umkreis von 200 km um Köln')
  expect(plain(around({ place: 'cologne', radius: 50 }, 'en', 'Köln').title)).toBe('cars within 50 km of Köln')
})

test('an unknown place is not part of the heading', () => {
  expect(around({ place: 'xyzzy', radius: 200 }, 'de')).toEqual({ heading: 'Autos' })
  expect(around({ place: '', radius: 50, latitude: 50.9, longitude: 6.9 }, 'de').heading).toBe('Autos in Ihrer Nähe')
})
