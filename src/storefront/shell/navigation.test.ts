import { MAIN_BRAND } from '#domain/brand.ts'
import { matchPath } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { describe, expect, it } from 'vitest'
import { builtInSections } from './built-in-sections.server.ts'
import { frameLinksOf } from './frame-links.server.ts'
import { addressesOf } from './navigation.server.ts'

const ALL = () => true
const NOT_YET = new Set<Screen>(['tradein', 'private-sale-information', 'login', 'register', 'cart', 'logout'])
const SESSION = { expiresAt: '2026-01-01T12:00:00Z' }

function frame(path: string, overrides: { site?: object; isRouted?: (screen: Screen) => boolean; written?: [] } = {}) {
  const url = new URL(path, 'http://shop.example')
  const screen = matchPath(url.pathname)?.screen
  const site = { locale: 'de' as const, brand: MAIN_BRAND, session: null, ...overrides.site }
  const isRouted = overrides.isRouted ?? ALL
  const written = overrides.written ? { navigation: overrides.written } : {}
  return { ...addressesOf(url, screen, site, isRouted), ...frameLinksOf(screen, site, written, isRouted) }
}
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

describe('sections', () => {
  it('are hidden while their screens do not exist', () => {
    const { sections, cart } = frame('/', { isRouted: (screen) => !NOT_YET.has(screen) })
    expect(labels(sections)).toEqual(['Auto kaufen', 'Zubehör', 'Werkstatt', 'Händler'])
    expect(cart).toBeUndefined()
    expect(labels(frame('/').sections)).toContain('Auto verkaufen')
  })

  it('are those an editor wrote, with the teasers whose links exist', () => {
    const [section] = builtInSections('de')
    const teaser = (title: string, screen: Screen) => ({ title, line: '', href: `/${screen}`, screen, picture: null })
    const written = [{ ...section!, label: 'Kaufen', teasers: [teaser('a', 'cars'), teaser('b', 'tradein')] }]
    const site = { locale: 'de' as const, brand: MAIN_BRAND, session: null }
    const isRouted = (screen: Screen) => !NOT_YET.has(screen)
    const { sections } = frameLinksOf('home', site, { navigation: written, ownPages: [] }, isRouted)
    expect(sections).toMatchObject([{ label: 'Kaufen', teasers: [{ title: 'a', href: '/cars' }] }])
    expect(sections[0]?.teasers?.[0]).not.toHaveProperty('screen')
  })

  it('lead visitors to pages of an account through the login', () => {
    const hrefs = (site: object) => frame('/', { site }).sections.flatMap(({ links }) => links.map(({ href }) => href))
    const sale = '/auto-verkaufen-privat/informationen-zum-auto'
    expect(hrefs({ session: SESSION })).toContain(sale)
    expect(hrefs({}).filter((href) => href.includes('privat'))).toEqual([
      `/login?redirectTo=${encodeURIComponent(sale)}`,
    ])
  })

  it('leave out the dealers in a shop of one dealer', () => {
    const brand = { ...MAIN_BRAND, slug: 'hansen', merchantUuids: ['1'] }
    expect(labels(frame('/', { site: { brand } }).sections)).not.toContain('Händler')
    const own = { ...brand, sections: ['workshop', 'cars', 'unknown'] }
    expect(labels(frame('/', { site: { brand: own } }).sections)).toEqual(['Werkstatt', 'Auto kaufen'])
    const two = { ...brand, merchantUuids: ['1', '2'] }
    expect(labels(frame('/', { site: { brand: two } }).sections)).toContain('Händler')
  })

  it.each([
    ['/autos/vw/golf/1', 'Auto kaufen'],
    ['/auto-kaufen/suv', 'Auto kaufen'],
    ['/haendler/hansen', 'Händler'],
    ['/autoteile', 'Zubehör'],
    ['/pages/reihenfolge', undefined],
    ['/gibt-es-nicht', undefined],
  ])('%s belongs to %s', (path, label) => {
    expect(frame(path).sections.find(({ current }) => current)?.label).toBe(label)
  })
})

it('the service column of a dealer’s shop names the pages that the dealer has chosen', () => {
  const brand = { ...MAIN_BRAND, slug: 'hansen', merchantUuids: ['1'] }
  const general = (contentKeys?: string[]) => frame('/', { site: { brand: { ...brand, contentKeys } } }).general
  expect(general()).toHaveLength(4)
  expect(general(['online-garage', 'unknown', 'kontakt'])).toEqual([
    { label: 'Ihre Online-Garage', href: '/pages/online-garage' },
    { label: 'Kontakt', href: '/pages/kontakt' },
  ])
})

it('the service column of a storefront ends with the pages that it alone has', () => {
  const site = { locale: 'en' as const, brand: { ...MAIN_BRAND, slug: 'hansen' }, session: null }
  const ownPages = [{ slug: 'team', title: 'Our team' }]
  const { general } = frameLinksOf('home', site, { ownPages })
  expect(general.at(-1)).toEqual({ label: 'Our team', href: '/pages/team?lang=en' })
})

it('the shop of one dealer buys cars itself, and offers neither other dealers nor private sale', () => {
  const brand = { ...MAIN_BRAND, slug: 'hansen', merchantUuids: ['1'] }
  const sale = ({ site = {} }: { site?: object } = {}) =>
    labels(frame('/', { site }).sections.find(({ href }) => href === '/auto-verkaufen')?.links ?? [])
  expect(sale({ site: { brand } })).toEqual(['An uns verkaufen'])
  expect(sale()).toEqual(['An Händler verkaufen', 'Privat verkaufen'])
  expect(sale({ site: { brand: { ...brand, merchantUuids: ['1', '2'] } } })).toContain('An Händler verkaufen')
})

it('the footer leads dealers to their area, where there is one', () => {
  const last = (dealerPortal?: string) => frame('/', { site: { dealerPortal } }).legal.at(-1)
  expect(last('/haendlerbereich')).toEqual({ label: 'Händlerbereich', href: '/haendlerbereich' })
  expect(last('')?.label).not.toBe('Händlerbereich')
  expect(last()?.label).not.toBe('Händlerbereich')
})

describe('the account’s menu', () => {
  it('offers guests a login that leads back', () => {
    const { account } = frame('/auto-kaufen?fuel=DIESEL&color=RED')
    expect(account.login).toEqual({
      label: 'Anmelden',
      href: '/login?redirectTo=%2Fauto-kaufen%3Ffuel%3DDIESEL%26color%3DRED',
    })
    expect(account.register).toEqual({ label: 'Neues Konto erstellen', href: '/registrierung' })
    expect([account.links, account.logout, account.garage]).toEqual([[], undefined, undefined])
  })

  it.each(['/login', '/registrierung', '/account/confirm', '/passwort-vergessen', '/passwort-neu', '/gibt-es-nicht'])(
    'does not lead back to %s, but to that page’s target',
    (path) => {
      expect(frame(path).account.login?.href).toBe('/login')
      expect(frame(`${path}?redirectTo=%2Fwarenkorb`).account.login?.href).toBe('/login?redirectTo=%2Fwarenkorb')
      expect(frame(`${path}?redirectTo=%2F%2Fevil.example`).account.login?.href).toBe('/login')
      expect(frame(`${path}?redirectTo=https:evil`).account.login?.href).toBe('/login')
    },
  )

  it('has the four pages of the account and the logout once logged in', () => {
    const { account } = frame('/meine-daten?x=1', { site: { session: SESSION } })
    expect(labels(account.links)).toEqual([
      'Meine Online-Garage',
      'Meine Bestellungen',
      'Meine Daten',
      'Mein Adressbuch',
    ])
    expect(account.garage).toBe('/meine-garage')
    expect(account.logout).toEqual({ label: 'Abmelden', href: '/logout', from: '/meine-daten?x=1' })
    expect([account.login, account.register]).toEqual([undefined, undefined])
  })

  it('shows no account pages without an account', () => {
    const isRouted = (screen: Screen) => !NOT_YET.has(screen)
    const { login, register, links } = frame('/', { isRouted }).account
    expect([login, register, links]).toEqual([undefined, undefined, []])
  })
})

it('links to the other language with the same query', () => {
  expect(frame('/auto-kaufen/suv?page=2').otherLanguage).toBe('/cars/suv?page=2')
  expect(frame('/pages/kontakt').otherLanguage).toBe('/pages/kontakt?lang=en')
})
