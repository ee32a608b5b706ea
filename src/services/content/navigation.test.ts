import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LOCALES } from '#domain/locale.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { ContentFault } from './port.ts'
import { fileContent } from './files.ts'

const MAIN = { slug: null }

describe('the navigation shipped with the product', () => {
  it.each(LOCALES)('links to the screens it names, in %s', async (locale) => {
    const sections = (await fileContent().navigation(MAIN, locale)) ?? []
    expect(sections.length).toBeGreaterThan(2)
    for (const { href, screen } of sections.flatMap((section) => [section, ...section.links, ...section.teasers])) {
      const url = new URL(href, 'http://shop.example')
      const match = matchPath(url.pathname)
      expect(match?.screen, href).toBe(screen)
      expect(match?.shared ? (url.searchParams.get('lang') ?? 'de') : match?.locale, href).toBe(locale)
    }
  })

  it('is the same in both languages', async () => {
    const [german, english] = await Promise.all(LOCALES.map((locale) => fileContent().navigation(MAIN, locale)))
    expect(english?.map(({ screen, links }) => [screen, links.length])).toEqual(
      german?.map(({ screen, links }) => [screen, links.length]),
    )
    expect(english?.[0]?.label).not.toBe(german?.[0]?.label)
  })
})

describe('a navigation file', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'content-'))
    await mkdir(path.join(folder, 'navigation'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const file = (label: string, screen = 'cars') => {
    const link = { label: { de: label, en: label }, screen, query: 'fuel=DIESEL' }
    return JSON.stringify({ sections: [{ ...link, links: [link], teasers: [] }] })
  }
  const write = (name: string, text: string) => writeFile(path.join(folder, 'navigation', `${name}.json`), text)

  it('of a dealer replaces the common one', async () => {
    await Promise.all([write('main', file('Alle')), write('hansen', file('Hansen'))])
    const content = fileContent(folder)
    const labelFor = async (slug: string | null) => (await content.navigation({ slug }, 'de'))?.[0]?.label
    expect(await Promise.all([null, 'hansen', 'brinkmann'].map(labelFor))).toEqual(['Alle', 'Hansen', 'Alle'])
    expect((await content.navigation(MAIN, 'en'))?.[0]?.links[0]?.href).toBe('/cars?fuel=DIESEL')
  })

  it('is optional', async () => expect(await fileContent(folder).navigation(MAIN, 'de')).toBeUndefined())

  it.each([
    ['{', 'main'],
    [file('x', 'nowhere'), 'is no screen'],
    ['{"sections":[{}]}', 'label'],
  ])('is refused as %s', async (text, reason) => {
    await write('main', text)
    const requested = fileContent(folder).navigation(MAIN, 'de')
    await expect(requested).rejects.toThrow(ContentFault)
    await expect(requested).rejects.toThrow(reason)
  })
})
