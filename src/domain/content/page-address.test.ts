import { expect, it } from 'vitest'
import { isEditable, isLegalPage, isOperatorPage, isPageSlug } from './page-address.ts'

it.each(['agb', 'hilfe-faqs', 'e-autos-2026', '7', 'x'.repeat(100)])('%s names a page', (slug) =>
  expect(isPageSlug(slug)).toBe(true),
)

it.each(['', '-agb', 'agb-', 'a--b', 'AGB', 'über-uns', '../agb', 'a b', 'a/b', 'x'.repeat(101)])(
  '%j names none',
  (slug) => expect(isPageSlug(slug)).toBe(false),
)

it.each(['agb', 'datenschutz', 'preisbewertung', 'reihenfolge', 'widerrufsbelehrung', 'garantiebedingungen-plus'])(
  '%s is the operator’s in every shop',
  (slug) => {
    expect(isLegalPage('PAGES', slug)).toBe(true)
    expect(isLegalPage('GUIDE', slug)).toBe(false)
    expect(isEditable('PAGES', slug, 'aasee')).toBe(false)
    expect(isEditable('PAGES', slug, null)).toBe(true)
    expect(isEditable('GUIDE', slug, 'aasee')).toBe(true)
  },
)

it.each(['impressum', 'kontakt'])('%s of a dealer’s shop follows from its settings', (slug) => {
  expect(isLegalPage('PAGES', slug)).toBe(false)
  expect(isEditable('PAGES', slug, 'aasee')).toBe(false)
  expect(isEditable('PAGES', slug, null)).toBe(true)
  expect(isEditable('PRESS', slug, 'aasee')).toBe(true)
})

it('leaves every other page to its dealer, under a name that can be an address', () => {
  expect(isEditable('PAGES', 'team', 'aasee')).toBe(true)
  expect(isEditable('PAGES', 'plus-garantiebedingungen', 'aasee')).toBe(true)
  expect(isEditable('PAGES', 'Team', 'aasee')).toBe(false)
  expect(isEditable('PAGES', 'Team', null)).toBe(false)
})

it('knows the pages about the operator: three of them, and every press release', () => {
  for (const slug of ['haendler-info', 'karriere', 'ueber-uns']) {
    expect(isOperatorPage('PAGES', slug)).toBe(true)
    expect(isOperatorPage('GUIDE', slug)).toBe(false)
  }
  expect(isOperatorPage('PRESS', 'neuer-standort')).toBe(true)
  expect(isOperatorPage('PAGES', 'hilfe-faqs')).toBe(false)
})
