import { expect, it, vi } from 'vitest'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { readConfig } from '#server/config.ts'
import { dataKeys } from '#server/secrets.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { previewKey, typedPreviewKey } from '#use-cases/content/preview-link.ts'

const test = useTestDatabase()
const shop = useTestShop(test)

async function addVersion(
  number: number,
  source: string,
  publishAt: Date | null,
  slug = 'hilfe-faqs',
): Promise<number> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `insert into content_versions (locale, section, slug, number, source, author, publish_at)
     values ('de', 'PAGES', $4, $1, $2, 'Anna', $3) returning id`,
    [number, source, publishAt, slug],
  )
  return Number(rows[0]!.id)
}

it('links to pages of an account lead visitors through the login, not to the home page', async () => {
  const { text } = await shop.get('/pages/hilfe-faqs?lang=en')
  expect(text).toContain('href="/account/login?redirectTo=%2Faccount%2Forders"')
  expect(text).not.toMatch(/href="\/(account\/orders|private-sale)"/)
})

it('the video of the garage may be played, in parts as browsers ask for it, with captions in its language', async () => {
  const { text, headers } = await shop.get('/pages/garage-video?lang=en')
  const [, video = ''] = /<source src="([^"]+)"/.exec(text) ?? []
  const [, captions = ''] = /<track[^>]* src="([^"]+)"/.exec(text) ?? []
  expect(headers['content-security-policy']).toContain("media-src 'self'")
  const part = await shop.get(video, { headers: { Range: 'bytes=0-99' } })
  expect([part.status, part.headers['content-type']]).toEqual([206, 'video/mp4'])
  expect((await shop.get(captions)).text).toContain('You see what your car is worth')
})

it('a published text replaces the cached page within seconds', async () => {
  expect((await shop.get('/pages/hilfe-faqs')).text).toContain('FAQPage')
  await addVersion(1, '# Kurze Hilfe\n\nNur das Wichtigste.\n\n<script>alert(1)</script>', new Date())
  await vi.waitFor(
    async () => {
      const { text } = await shop.get('/pages/hilfe-faqs')
      expect(text).toContain('Kurze Hilfe')
      expect(text).not.toContain('<script>alert(1)')
    },
    { timeout: 10_000, interval: 200 },
  )
})

it('a preview link shows a draft on any host, is never cached or indexed, and fits beside its editor', async () => {
  const id = await addVersion(2, '# Entwurf der Hilfe\n\nNoch nicht für alle.', null)
  const config = readConfig({ DATABASE_URL: test.url, DATA_DIR: shop.folder, PORT: '0' })
  const key = previewKey(aesSecretBox(await dataKeys(config)), { id, brand: null }, new Date())
  for (const host of [undefined, 'nowhere.example']) {
    const page = await shop.get(`/preview/hilfe-faqs?key=${key}`, host ? { host } : {})
    expect(page.status).toBe(200)
    expect(page.text).toContain('Entwurf der Hilfe')
    expect(page.text).toMatch(/<meta name="robots" content="noindex"/)
    expect(page.headers['cache-control']).toBe('no-store, private')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
  }
  expect((await shop.get('/preview/hilfe-faqs?key=AAAA')).status).toBe(404)
  expect((await shop.get('/pages/hilfe-faqs')).text).not.toContain('Entwurf der Hilfe')
})

it('an editor sees what is typed without storing it; a text that is no page is told its wrong line', async () => {
  const config = readConfig({ DATABASE_URL: test.url, DATA_DIR: shop.folder, PORT: '0' })
  const box = aesSecretBox(await dataKeys(config))
  const key = typedPreviewKey(box, { slug: 'agb', locale: 'de', brand: null }, new Date())
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` }
  const post = (source: string, sealed = key) =>
    shop.get(`/preview/agb?typed=${sealed}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ source }).toString(),
    })
  const page = await post('# Getippt\n\nWorum.\n\n<script>alert(1)</script>')
  expect([page.status, page.headers['cache-control'], page.headers['x-frame-options']]).toEqual([
    ...[200, 'private, no-cache', 'SAMEORIGIN'],
  ])
  expect(page.text).toContain('Getippt</h1>')
  expect(page.text).not.toContain('<script>alert(1)')
  const invalid = await post('ohne Titel')
  expect(invalid.status).toBe(400)
  expect(invalid.text).toContain('Die Seite beginnt mit ihrem Titel')
  const link = await post('# Getippt\n\nWorum.\n\n[Hier](javascript:x)')
  expect(link.text).toContain('Zeile 5: Der Link „javascript:x“ führt nirgendwohin.')
  expect((await post('# Getippt\n\nWorum.', 'AAAA')).status).toBe(404)
})

it('a legal text that was published says since when it is valid, any other page does not', async () => {
  expect((await shop.get('/pages/reihenfolge')).text).not.toContain('Gültig ab')
  await addVersion(1, '# Reihenfolge\n\nNeu geordnet.', new Date('2026-10-02T10:00:00Z'), 'reihenfolge')
  await vi.waitFor(async () => expect((await shop.get('/pages/reihenfolge')).text).toContain('Gültig ab 02.10.2026'), {
    timeout: 10_000,
    interval: 200,
  })
  expect((await shop.get('/pages/hilfe-faqs')).text).toContain('Kurze Hilfe')
  expect((await shop.get('/pages/hilfe-faqs')).text).not.toContain('Gültig ab')
})

it('lists press releases by page, with a feed in both languages', async () => {
  const { text } = await shop.get('/presse')
  expect(text).toContain('href="/presse?page=2"')
  expect((await shop.get('/presse?page=2')).text).toContain('Fahrwerk startet')
  for (const path of ['/presse?page=0', '/presse?page=3', '/presse?page=x'])
    expect((await shop.get(path)).status, path).toBe(404)
  const german = await shop.get('/presse/rss.xml')
  expect(german.headers['content-type']).toContain('application/rss+xml')
  expect(german.text).toMatch(/<item><title>.*<link>http:\/\/[^<]*\/presse\/preisverlauf-bei-jedem-auto<\/link>/)
  expect((await shop.get('/press/rss.xml')).text).toContain('<language>en</language>')
})

it('the guide links to articles with structured data, and the sitemap names them', async () => {
  const { text } = await shop.get('/guide')
  const [, href] = /href="(\/guide\/[^"]+)"/.exec(text)!
  const article = await shop.get(href!)
  for (const part of ['"@type":"Article"', 'BreadcrumbList', 'hrefLang="de"']) expect(article.text).toContain(part)
  const sitemap = (await shop.get('/sitemaps/pages.xml')).text
  for (const path of [href!, '/presse', '/ratgeber/auto-widerrufen']) expect(sitemap).toContain(path)
})
