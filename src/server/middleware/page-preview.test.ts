import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { typedPreviewKey } from '#use-cases/content/preview-link.ts'
import type { WebEnv } from '../web-env.ts'
import { pagePreviews } from './page-preview.ts'
import type { RequestSite } from './site.ts'

const box = aesSecretBox(['only-for-this-test-0123456789-0123456789'])
const hansen: HostedBrand = {
  ...MAIN_BRAND,
  ...{ slug: 'hansen', hosts: [], widgetOrigins: [], containers: { tagManagerId: 'GTM-ABCDE1' } },
}
const app = new Hono<WebEnv>()
app.use(async (c, next) => {
  const consent = { revision: 'r', purposes: ['MARKETING'], granted: ['MARKETING'] }
  c.set('site', {
    ...{ brand: MAIN_BRAND, locale: 'de', origin: 'https://shop.example', known: true },
    consent,
  } as unknown as RequestSite)
  await next()
})
app.use(pagePreviews(() => [hansen], box))
app.get('*', (c) => {
  const { brand, consent, mainOrigin } = c.get('site')
  return c.json({ slug: brand.slug, containers: brand.containers ?? null, consent: consent !== undefined, mainOrigin })
})
const seen = async (key: string) => (await app.request(`/preview/team?typed=${key}`)).json()

it('shows the shop that the key names, without services that only its own visitors can agree to', async () => {
  const key = typedPreviewKey(box, { slug: 'team', locale: 'de', brand: 'hansen' }, new Date())
  const expected = { slug: 'hansen', containers: null, consent: false, mainOrigin: 'https://shop.example' }
  expect(await seen(key)).toEqual(expected)
})

it('shows the shop of the host for a page of the main site and for a forged key', async () => {
  const main = typedPreviewKey(box, { slug: 'team', locale: 'de', brand: null }, new Date())
  for (const key of [main, 'AAAA']) expect(await seen(key)).toEqual({ slug: null, containers: null, consent: true })
})
