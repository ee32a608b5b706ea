import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT_SECTIONS, type ContentSection } from '#domain/content/page-address.ts'
import { LOCALES } from '#domain/locale.ts'
import { helpSections } from '#messages/help.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { CONTENT_FOLDER, fileContent, operatorEmail } from './files.ts'

const content = fileContent()
const FOLDERS = { PAGES: '', GUIDE: 'guide', PRESS: 'press' } as const
const slugs = (locale: string, section: ContentSection = 'PAGES') =>
  readdirSync(path.join(CONTENT_FOLDER, locale, FOLDERS[section]))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.parse(file).name)
const everyPage = (locale: string) =>
  CONTENT_SECTIONS.flatMap((section) => slugs(locale, section).map((slug) => [section, slug] as const))

const SECTION_OF: Partial<Record<Screen, ContentSection>> = {
  content: 'PAGES',
  'guide-article': 'GUIDE',
  'press-release': 'PRESS',
}

describe.each(LOCALES)('the pages in %s', (locale) => {
  it.each(everyPage(locale))('%s %s can be shown, without unfilled placeholders', async (section, slug) => {
    const page = await content.page(slug, locale, { section })
    expect(page?.title).toBeTruthy()
    expect(section === 'PAGES' || page?.date !== undefined).toBe(true)
    expect(JSON.stringify(page)).not.toMatch(/\{\{|\*\*/)
  })

  it('the privacy notice mentions trade-ins and registrations', async () => {
    const text = JSON.stringify(await content.page('datenschutz', locale))
    const sameInBoth = ['IBAN', 'PIN', 'eVB', 'Art. 6']
    const words = {
      de: ['FIN', 'sechs Monate', 'Wunschkennzeichen'],
      en: ['VIN', 'six months', 'preferred number plate'],
    }
    for (const word of [...sameInBoth, ...words[locale]]) expect(text).toContain(word)
  })

  it.each(everyPage(locale))('%s %s links to pages of the shop in its own language', async (section, slug) => {
    const page = await content.page(slug, locale, { section })
    const links = page?.blocks.flatMap(({ lines, rows = [], tiles = [], action }) => [
      ...[...lines, ...rows.flat()].flat().map(({ href }) => href),
      ...[...tiles, ...(action ? [action] : [])].map(({ href }) => href),
    ])
    for (const href of links ?? []) {
      if (!href?.startsWith('/')) continue
      const url = new URL(href, 'http://shop.example')
      const match = matchPath(url.pathname)
      expect(match, href).toBeDefined()
      expect(match?.shared ? (url.searchParams.get('lang') ?? 'de') : match?.locale, href).toBe(locale)
      const linked = match && SECTION_OF[match.screen]
      if (linked) expect(slugs(locale, linked)).toContain(match.params.slug)
    }
  })
})

describe('fileContent', () => {
  it('has every page in both languages', () => {
    expect(everyPage('en')).toEqual(everyPage('de'))
    expect(slugs('de', 'GUIDE').length).toBeGreaterThanOrEqual(8)
    expect(slugs('de', 'PRESS').length).toBeGreaterThanOrEqual(6)
    expect(slugs('de')).toEqual(
      expect.arrayContaining(['agb', 'barrierefreiheit', 'datenschutz', 'impressum', 'kontakt', 'reihenfolge']),
    )
  })

  it('states the weights of the ranking as in the code', async () => {
    const page = await content.page('reihenfolge', 'de')
    expect(JSON.stringify(page)).toMatch(/Vollständige Daten: 40 %.*Bilder: 30 %.*Modell: 20 %.*Inserats: 10 %/)
  })

  it('has terms and an instruction on withdrawal fit for a contract, the same in both languages', async () => {
    for (const slug of ['agb', 'widerrufsbelehrung']) {
      const [german, english] = await Promise.all(LOCALES.map((locale) => content.page(slug, locale)))
      expect(JSON.stringify([german, english])).not.toMatch(/Platzhalter|Placeholder|Demo/)
      expect(german?.blocks.map(({ kind }) => kind)).toEqual(english?.blocks.map(({ kind }) => kind))
    }
    const terms = JSON.stringify(await content.page('agb', 'de'))
    for (const duty of [
      'zehn Tage',
      'Vertragstext',
      'in jedem Schritt ändern',
      'Streitbeilegung',
      'gesondert zugestimmt',
    ])
      expect(terms).toContain(duty)
  })

  it('has every section of the help page that other pages link to', async () => {
    for (const locale of LOCALES) {
      const page = await content.page('hilfe-faqs', locale)
      const headings = page?.blocks.filter(({ kind }) => kind === 'HEADING').map(({ lines }) => lines[0]?.[0]?.text)
      for (const section of Object.values(helpSections)) expect(headings).toContain(section[locale])
    }
  })

  it('gives the operator’s e-mail address, if one is set', async () => {
    expect(await operatorEmail()).toMatch(/^[^@\s]+@[^@\s]+$/)
    expect(await operatorEmail(path.join(CONTENT_FOLDER, 'de'))).toBeNull()
  })

  it('names that address wherever one is, and no other', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
    await cp(CONTENT_FOLDER, folder, { recursive: true, filter: (file) => !file.includes('videos') })
    const email = 'hilfe@anderer-betreiber.example'
    const operator = JSON.parse(await readFile(path.join(folder, 'operator.json'), 'utf8')) as object
    await writeFile(path.join(folder, 'operator.json'), JSON.stringify({ ...operator, email }))
    const other = fileContent(folder)
    for (const locale of LOCALES) {
      const pages = await Promise.all(everyPage(locale).map(([section, slug]) => other.page(slug, locale, { section })))
      const links = [...JSON.stringify(pages).matchAll(/mailto:([^"]+)/g)].map(([, address]) => address)
      expect(links.length).toBeGreaterThan(10)
      expect(new Set(links)).toEqual(new Set([email]))
      expect(JSON.stringify(await other.page('kontakt', locale))).toContain(`mailto:${email}`)
    }
    await rm(folder, { recursive: true })
  })

  it('shows nothing about the operator in a dealer’s shop', async () => {
    const brand = 'lindenhof'
    expect(await content.page('karriere', 'de', { brand })).toBeUndefined()
    expect(await content.slugs('de', { brand, section: 'PRESS' })).toEqual([])
    expect(await content.slugs('de', { brand })).not.toContain('ueber-uns')
    expect(await content.slugs('de', { brand, section: 'GUIDE' })).toEqual(slugs('de', 'GUIDE'))
  })

  it('answers questions in the shop of one dealer as that dealer: no “the dealer”, and no private sale, which it does not offer', async () => {
    const elsewhere = { de: /Händler|Privat|privat/, en: /\bdealers?\b|\bprivate/i }
    for (const locale of LOCALES) {
      const [ours, own] = await Promise.all(
        [false, true].map((isOneDealers) => content.page('hilfe-faqs', locale, { brand: 'lindenhof', isOneDealers })),
      )
      expect(JSON.stringify(ours)).toMatch(elsewhere[locale])
      expect(JSON.stringify(own)).not.toMatch(elsewhere[locale])
      // The same questions under the same headings, but for the way to cars nearby: a question added to one of them belongs to both.
      const titles = (page: typeof own) =>
        page?.blocks
          .filter(({ kind }) => kind === 'HEADING' || kind === 'DISCLOSURE')
          .map(({ lines }) => JSON.stringify(lines[0]))
          .filter((title) => !/in meiner Nähe|near me/.test(title))
      expect(titles(own)).toEqual(titles(ours))
      const links = new Set([...JSON.stringify(ours).matchAll(/"href":"[^"]+"/g)].map(([link]) => link))
      for (const [link] of JSON.stringify(own).matchAll(/"href":"[^"]+"/g)) expect(links).toContain(link)
    }
  })

  it('leads from a page of a dealer’s shop to no list of dealers', async () => {
    const brand = 'lindenhof'
    // A shop's own page takes the place of the ways to reach the operator.
    for (const locale of LOCALES)
      for (const section of CONTENT_SECTIONS)
        for (const slug of await content.slugs(locale, { brand, section }))
          if (slug !== 'kontakt')
            expect(JSON.stringify(await content.page(slug, locale, { brand, section })), slug).not.toMatch(
              /"\/(haendler|dealers)"/,
            )
  })

  it('shows a video only where its file is', async () => {
    for (const locale of LOCALES) {
      const page = await content.page('garage-video', locale)
      const video = page?.blocks.find(({ kind }) => kind === 'VIDEO')?.video
      for (const file of [video?.src, video?.captions]) expect(existsSync(CONTENT_FOLDER + file), file).toBe(true)
    }
    const missing = await content.read('a', 'de', '# A\n\nB\n\n!video [V](none)\n\n!> [C](/d)')
    expect(missing.blocks.map(({ kind }) => kind)).toEqual(['ACTION'])
    const kinds = (await content.read('a', 'de', '# A\n\nB\n\n!> [C](/d)')).blocks.map(({ kind }) => kind)
    expect(kinds).toEqual(['ACTION'])
  })

  it('lists its pages', async () => expect(await content.slugs('de')).toEqual(slugs('de')))

  it.each(['gibt-es-nicht', '../operator', 'Impressum', 'a/b', '', 'x'.repeat(300)])('has no page %j', async (slug) =>
    expect(await content.page(slug, 'de')).toBeUndefined(),
  )
})
