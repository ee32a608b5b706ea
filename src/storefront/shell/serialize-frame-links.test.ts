import { expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { viewOf } from '../delivery/serialized-view.ts'
import { builtInSections } from './built-in-sections.server.ts'
import { frameLinksOf } from './frame-links.server.ts'
import { serializeFrameLinks } from './serialize-frame-links.server.ts'

const SITE = { locale: 'de' as const, brand: MAIN_BRAND, session: null }
const OWN = { ...MAIN_BRAND, slug: 'hansen' }
const written = (label: string) =>
  JSON.stringify({ navigation: [{ ...builtInSections('de')[0], label }], ownPages: [{ slug: label, title: label }] })

it('makes one text for all pages with the same links', () => {
  const text = (screen: Screen) => serializeFrameLinks(written('Kaufen'), screen, SITE)
  expect(text('vehicle')).toBe(text('cars'))
  expect(text('home')).toBe(text('favourites'))
  expect(text('home')).not.toBe(text('cars'))
})

it.each([
  ['the screen', {}, 'cars' as const],
  ['the log-in', { session: { expiresAt: '2026-01-01T12:00:00Z' } }],
  ['the consent', { consent: { revision: '1', granted: [] } }],
  ['the language', { locale: 'en' as const }],
  ['the way to the dealer area', { dealerPortal: '/haendlerbereich' }],
  ['a storefront', { brand: OWN }],
  ['the shop of one dealer', { brand: { ...OWN, merchantUuids: ['1'] } }],
  ['the sections of a storefront', { brand: { ...OWN, sections: ['workshop'] } }],
  ['the pages of its service column', { brand: { ...OWN, contentKeys: ['kontakt'] } }],
])('follows %s', (_, more, screen: Screen = 'home') => {
  const site = { ...SITE, ...more } as typeof SITE
  serializeFrameLinks('{}', 'home', SITE)
  const text = serializeFrameLinks('{}', screen, site)
  expect(viewOf(text)).toEqual(JSON.parse(JSON.stringify(frameLinksOf(screen, site))))
  expect(text).not.toBe(serializeFrameLinks('{}', 'home', SITE))
})

it('follows what an editor writes', () => {
  const labels = (...texts: string[]) =>
    texts.map((label) => viewOf(serializeFrameLinks(written(label), 'home', SITE)).sections[0]?.label)
  expect(labels('Kaufen', 'Stöbern', 'Kaufen')).toEqual(['Kaufen', 'Stöbern', 'Kaufen'])
})
