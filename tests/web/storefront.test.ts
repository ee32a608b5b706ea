import { describe, expect, it } from 'vitest'
import type { Database } from '#database/connection.ts'
import { readConfig } from '#server/config.ts'
import { dataKeys } from '#server/secrets.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { previewKey } from '#use-cases/content/preview-link.ts'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { changeMerchantState } from '#use-cases/merchant-settings/change-state.ts'
import { openShopLook, previewShopLook } from '#use-cases/merchant-settings/shop-look-preview.ts'
import { staffActor } from '../support/staff.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { addHansen } from '../support/two-dealers.ts'

const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const { database } = test
  const cologne = await addMerchant(database)
  const hamburg = await addHansen(database, {
    street: 'Elbchaussee 1',
    phone: '+4940123456',
    email: 'post@hansen.example',
    imprintUrl: 'https://hansen.example/impressum',
    openingHours: [{ days: '1-7', hours: '09:00–18:30' }],
  })
  const own = { slug: 'leer', name: 'Autohaus Leer' }
  const empty = await addMerchant(database, own)
  await putBrand(database, {
    ...{ slug: own.slug, name: own.name, merchantUuids: [empty.uuid], merchantOrigin: 'leer' },
    ...{ make: null, tokens: {}, tradeInDescription: null },
  })
  await deliver(database, cologne.id, [car('1'), car('2', { makeName: 'Audi', modelName: 'A4' })])
  await deliver(database, hamburg.id, [car('9', { makeName: 'Opel', modelName: 'Corsa' })])
  await addSuspended(database)
})

/** A dealer with a storefront and a car, whom the platform has suspended. */
async function addSuspended(database: Database): Promise<void> {
  const named = { slug: 'gesperrt', name: 'Autohaus Gesperrt' }
  const { id, uuid } = await addMerchant(database, { ...named, phone: '+493012345678' })
  await putBrand(database, {
    ...named,
    ...{ merchantUuids: [uuid], merchantOrigin: 'gesperrt', make: null, tokens: {}, tradeInDescription: null },
  })
  await deliver(database, id, [car('7', { makeName: 'Opel', modelName: 'Astra' })])
  const admin = { ...staffActor({ merchantId: id, roles: [] }), isAdmin: true, steppedUpAt: new Date() }
  const outcome = await changeMerchantState(database, admin, { merchantId: id, to: 'SUSPENDED' })
  if (outcome.kind !== 'done') throw new Error(`Suspending was refused: ${outcome.code}`)
}

const HANSEN = { host: 'hansen.localhost' }
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

describe('a dealer’s shop speaks for the dealer', () => {
  it.each([
    ['/pages/kontakt', '<h2 id="autohaus-hansen">Autohaus Hansen</h2>', 'Montag'],
    ['/pages/kontakt?lang=en', '<h2 id="autohaus-hansen">Autohaus Hansen</h2>', 'Mon'],
  ])('on %s', async (path, heading) => {
    const { text } = await shop.get(path, HANSEN)
    const page = mainOf(text)
    expect(page).toContain(heading)
    expect(page).toContain('href="tel:+4940123456"')
    expect(page).toContain('href="mailto:post@hansen.example"')
    expect(page).toContain('Elbchaussee 1')
    expect(page).toMatch(/09:00|9:00|9 am/)
    expect(page).not.toMatch(/fahrwerk\.example|Alle Händler|All dealers|\/haendler"/)
  })

  it('not on the main site', async () => {
    const page = mainOf((await shop.get('/pages/kontakt')).text)
    expect(page).toContain('Alle Händler')
    expect(page).not.toContain('hansen')
  })

  it.each([
    ['/', /(Heute|Jetzt) (geschlossen · öffnet|\d\d:)/, 'In fünf Schritten online kaufen'],
    ['/en', /Closed (today|now) · opens|Today \d\d:/, 'Buy online in five steps'],
  ])('on %s, with telephone, mail, address and hours', async (path, today, step) => {
    const page = mainOf((await shop.get(path, HANSEN)).text)
    expect(page).toContain('href="tel:+4940123456"')
    expect(page).toContain('href="mailto:post@hansen.example"')
    expect(page).toContain('Elbchaussee 1, 20095 Hamburg')
    expect(page).toMatch(today)
    expect(page).toContain(step)
    expect(page, 'articles of the guide are in the outline').toMatch(
      /<h3[^>]*>(Ein Auto zulassen|Registering a car in Germany)<\/h3>/,
    )
    // The title of a guide names the country, the shop itself speaks for one place.
    const ownWords = page.replace('Registering a car in Germany', '')
    expect(ownWords).not.toMatch(/Geprüfte Händler|Verified dealers|ganz Deutschland|Germany/)
    expect(mainOf((await shop.get(path)).text)).not.toContain('mailto:')
    const footer = (html: string) => html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
    const foot = footer((await shop.get('/pages/agb', HANSEN)).text)
    for (const said of ['Elbchaussee 1, 20095 Hamburg', 'href="tel:+4940123456"', '09:00']) expect(foot).toContain(said)
    expect(footer((await shop.get('/pages/agb')).text)).not.toContain('<address')
  })
})

describe('a shop without cars says so', () => {
  const EMPTY = { host: 'leer.localhost' }
  it.each([
    ['/', 'Zurzeit haben wir keine Autos im Angebot.'],
    ['/en', 'We have no cars on offer at the moment.'],
    ['/auto-kaufen', 'Hier steht zurzeit kein Auto.'],
    ['/cars', 'There are no cars here at the moment.'],
  ])('on %s', async (path, sentence) => {
    const { status, text } = await shop.get(path, EMPTY)
    expect(status).toBe(200)
    expect(mainOf(text)).toContain(sentence)
    expect(mainOf((await shop.get(path, HANSEN)).text)).not.toContain(sentence)
  })

  it.each([
    ['/', 'aria-label="Fahrzeugsuche"', /\d Autos? anzeigen/, 'In fünf Schritten online kaufen'],
    ['/en', 'aria-label="Find a car"', /Show \d+ cars?/, 'Buy online in five steps'],
  ])('on %s, and offers no search and no purchase there', async (path, form, button, steps) => {
    const page = mainOf((await shop.get(path, EMPTY)).text)
    const others = mainOf((await shop.get(path, HANSEN)).text)
    for (const part of [form, steps]) {
      expect(page).not.toContain(part)
      expect(others).toContain(part)
    }
    expect(page).not.toMatch(button)
    expect(others).toMatch(button)
  })

  it.each([
    ['/', 'Zurzeit haben wir keine Autos im Angebot.', 'aria-label="Fahrzeugsuche"', /Rufen Sie an|tel:/],
    ['/en', 'We have no cars on offer at the moment.', 'aria-label="Find a car"', /Give us a call|tel:/],
  ])('on %s where its dealer is suspended, whom nobody can reach there', async (path, sentence, form, call) => {
    const page = mainOf((await shop.get(path, { host: 'gesperrt.localhost' })).text)
    expect(page).toContain(sentence)
    expect(page).not.toContain(form)
    expect(page).not.toMatch(call)
    expect(mainOf((await shop.get(path, EMPTY)).text)).toMatch(call)
  })

  it('and names filters only where some are set', async () => {
    const said = 'Zu diesen Filtern gibt es zurzeit kein Angebot.'
    expect(mainOf((await shop.get('/auto-kaufen', EMPTY)).text)).not.toContain(said)
    expect(mainOf((await shop.get('/auto-kaufen?color=PINK', EMPTY)).text)).toContain(said)
  })
})

it('the dealer’s own words stand on the trade-in page, in both languages, and on nobody else’s', async () => {
  const own = { de: 'Wir kaufen Ihren Wagen, auch mit Beulen.', en: 'We buy your car, dents included.' }
  await test.database.pool.query("update brands set trade_in_description = $1 where slug = 'hansen'", [own])
  await expect.poll(async () => (await shop.get('/auto-verkaufen', HANSEN)).text).toContain(own.de)
  expect((await shop.get('/tradein', HANSEN)).text).toContain(own.en)
  expect((await shop.get('/auto-verkaufen')).text).not.toContain(own.de)
})

describe('a dealer’s shop looks like the dealer', () => {
  it('with a mark of its own, its variants and the way there', async () => {
    const { text } = await shop.get('/', HANSEN)
    expect(text.match(/<img src="\/brand-mark\.svg"/g)?.length).toBeGreaterThan(1)
    expect(mainOf(text)).toMatch(/href="https:\/\/www\.openstreetmap\.org\/directions\?to=[\d.]+%2C[\d.]+"/)
    expect(mainOf(text)).toContain('data-hero="scene"')
    const mark = await shop.get('/brand-mark.svg', HANSEN)
    expect(mark.text).toContain('#7a1f2b')
    expect(mark.text).not.toBe((await shop.get('/brand-mark.svg')).text)
    expect((await shop.get('/brand-mark.png', HANSEN)).text.slice(1, 4)).toBe('PNG')
    expect((await shop.get('/logo/unknown.jpg', HANSEN)).status).toBe(404)
    expect((await shop.get('/')).text).not.toContain('brand-mark')
  })

  it('with its mark or its logo also in the main shop’s list of dealers', async () => {
    expect((await shop.get('/haendler')).text).toContain('src="/brand-mark/hansen.svg"')
    const mark = await shop.get('/brand-mark/hansen.svg')
    expect(mark.text).toBe((await shop.get('/brand-mark.svg', HANSEN)).text)
    expect((await shop.get('/brand-mark/nobody.svg')).status).toBe(404)
    const logo = `/logo/${'a'.repeat(32)}.png`
    await test.database.pool.query("update brands set logo_url = $1 where slug = 'hansen'", [logo])
    await expect.poll(async () => (await shop.get('/brand-mark/hansen.svg')).headers['location']).toBe(logo)
    await test.database.pool.query("update brands set logo_url = null where slug = 'hansen'")
    await expect.poll(async () => (await shop.get('/brand-mark/hansen.svg')).status).toBe(200)
  })
})

it('two storefronts go on differently below their first screens', async () => {
  const look = (hero: string) =>
    test.database.pool.query(`update brands set look = jsonb_set(coalesce(look, '{}'), '{hero}', to_jsonb($1::text))`, [
      hero,
    ])
  const headingsOf = (page: string) => [...mainOf(page).matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading)
  const orders: string[] = []
  for (const hero of ['scene', 'poster', 'rail']) {
    await look(hero)
    let page = ''
    await expect.poll(async () => (page = (await shop.get('/', HANSEN)).text)).toContain(`data-hero="${hero}"`)
    orders.push(headingsOf(page).join(' · '))
  }
  await test.database.pool.query("update brands set look = '{}'")
  expect(new Set(orders).size).toBe(3)
  const sorted = orders.map((order) => order.split(' · ').toSorted().join(' · '))
  expect(new Set(sorted).size, 'and say the same').toBe(1)
})

it('two storefronts lay out a car’s page differently, with the same in it', async () => {
  const put = async (look: object) =>
    test.database.pool.query("update brands set look = $1 where slug = 'hansen'", [JSON.stringify(look)])
  const list = (await shop.get('/auto-kaufen', HANSEN)).text
  const address = /<h3[^>]*><a href="([^"]+)"/.exec(mainOf(list))?.[1] ?? ''
  const page = async () => (await shop.get(address, HANSEN)).text
  const priceBox = (html: string) => /<aside id="kauf"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? ''
  const usual = await page()
  expect(usual).not.toContain('data-look')
  const belowPrice = usual.slice(usual.indexOf('</aside>', usual.indexOf('<aside id="kauf"')))
  const [bar, sections] = ['In den Warenkorb', '<details'].map((part) => belowPrice.indexOf(part))
  expect(bar, 'the bar of phones has the button').toBeGreaterThan(0)
  expect(bar, 'and the keyboard reaches it right after the price').toBeLessThan(sections ?? 0)
  expect(priceBox(usual).indexOf('tel:+4940123456')).toBeGreaterThan(priceBox(usual).indexOf('Kontakt aufnehmen'))
  await put({
    header: 'split',
    cards: 'framed',
    columns: 'mirrored',
    gallery: 'stage',
    contact: 'first',
    buttons: 'round',
  })
  await expect
    .poll(page)
    .toContain('data-look="header-split cards-framed columns-mirrored gallery-stage contact-first"')
  const box = priceBox(await page())
  expect(box.match(/tel:\+4940123456/g), 'named once').toHaveLength(1)
  expect(box.indexOf('tel:+4940123456')).toBeLessThan(box.indexOf('Kontakt aufnehmen'))
  expect(box).toContain('Elbchaussee 1')
  expect((await shop.get('/brand.css', HANSEN)).text).toContain('--radius-button:10rem')
  await put({})
})

it('a preview shows the whole page as the form would make it: to the key alone, never cached, never indexed', async () => {
  const secretBox = aesSecretBox(await dataKeys(readConfig({ DATA_DIR: shop.folder })))
  const deps = { read: test.database.read, secretBox }
  const { id: merchantId } = await test.database.read
    .selectFrom('merchants')
    .select('id')
    .where('slug', '=', 'hansen')
    .executeTakeFirstOrThrow()
  const look = {
    ...{ header: 'centred', hero: 'poster', lettering: 'serif', ground: 'warm', carBody: 'suv', carColor: 'red' },
    ...{ cards: 'broad', columns: 'usual', gallery: 'stage', contact: 'last', buttons: 'round' },
    ...{ motif: 'leaf', frame: 'ring', claimDe: 'Nur ein Entwurf', claimEn: 'Only a draft' },
  }
  const owner = staffActor({ merchantId, roles: ['OWNER'] })
  expect(
    await previewShopLook(deps, staffActor({ merchantId, roles: ['SALES'] }), {
      merchantId,
      part: 'LOOK',
      values: look,
    }),
  ).toMatchObject({ code: 'FORBIDDEN' })
  expect(
    await previewShopLook(deps, owner, { merchantId, part: 'LOOK', values: { ...look, hero: 'x' } }),
  ).toMatchObject({ code: 'INVALID_INPUT' })
  const made = await previewShopLook(deps, owner, { merchantId, part: 'LOOK', values: look })
  if (made.kind !== 'done') throw new Error(made.code)
  const page = await shop.get(`/?look=${made.key}`, HANSEN)
  expect(mainOf(page.text)).toContain('Nur ein Entwurf')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(page.text).toContain(`/brand.css?look=${made.key}`)
  expect(page.text).toContain(`"/brand-mark.svg?look=${made.key}&amp;on=brand"`)
  const [own, previewed] = [await shop.get('/brand.css', HANSEN), await shop.get(`/brand.css?look=${made.key}`, HANSEN)]
  expect(previewed.headers['cache-control']).toBe('no-store')
  expect(previewed.text).not.toBe(own.text)
  const [mark, changedMark] = ['', `?look=${made.key}`].map((query) => shop.get(`/brand-mark.svg${query}`, HANSEN))
  expect((await changedMark)?.text).not.toBe((await mark)?.text)
  // Nothing has changed for visitors without the key, with a wrong key, or with the key on another host.
  const others = [
    await shop.get('/', HANSEN),
    await shop.get(`/?look=${made.key.slice(0, -4)}AAAA`, HANSEN),
    await shop.get(`/?look=${made.key}`),
  ]
  for (const { text, headers } of others) {
    expect(text.includes('Nur ein Entwurf')).toBe(false)
    expect(headers['x-robots-tag']).toBeUndefined()
  }
  const late = new Date(Date.now() + 61 * 60_000)
  expect([
    openShopLook(secretBox, 'hansen', made.key, late),
    openShopLook(secretBox, 'other', made.key, new Date()),
  ]).toEqual([undefined, undefined])
})

describe('in the shop of a single dealer', () => {
  it.each(['de', 'en'] as const)('nobody speaks of the dealer as of somebody else (%s)', async (locale) => {
    const list = locale === 'de' ? '/auto-kaufen' : '/cars'
    const car = /href="(\/(?:autos|vehicles)\/[^"]+)"/.exec((await shop.get(list, HANSEN)).text)![1]!
    const paths = {
      de: ['/', list, car, '/haendler/hansen', '/auto-verkaufen', '/trade-in-widget', '/pages/hilfe-faqs'],
      en: ['/en', list, car, '/dealers/hansen', '/tradein', '/trade-in-widget?lang=en', '/pages/hilfe-faqs?lang=en'],
    }
    for (const path of paths[locale]) {
      const { text, status } = await shop.get(path, HANSEN)
      expect(status, path).toBe(200)
      const words = text.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
      expect(words, path).not.toMatch(
        /(der|den|dem|des|dieses|diesem|beim|einen|eines|an) Händlers?\b|(the|this|a) dealer\b|Privat verkaufen|Sell privately/i,
      )
    }
    // The seller of each car is the shop itself.
    expect(mainOf((await shop.get(list, HANSEN)).text)).not.toContain('Autohaus Hansen, Hamburg')
    expect(mainOf((await shop.get(list)).text)).toContain('Autohaus Hansen, Hamburg')
  })

  it('the list of dealers is the page of that one', async () => {
    const { status, headers } = await shop.get('/haendler', HANSEN)
    expect([status, headers.location]).toEqual([302, '/haendler/hansen'])
    const page = mainOf((await shop.get('/haendler/hansen', HANSEN)).text)
    expect(page).not.toContain('href="/haendler"')
    // The header says the name; the page shows the shop's own car, which its home page shows too.
    expect(page).toMatch(/<h1[^>]*>So finden Sie uns in Hamburg<\/h1>/)
    expect(page).toContain('drawn/coupe.green.double.side')
    expect(page).toMatch(/<a href="https:\/\/hansen\.example\/impressum">Vollständiges Impressum/)
    expect((await shop.get('/dealers/hansen', HANSEN)).text).toContain('<title>Find us in Hamburg | Autohaus Hansen')
    expect((await shop.get('/haendler/hansen')).text).toContain('href="/haendler"')
  })

  it('nothing asks for a place', async () => {
    expect(mainOf((await shop.get('/', HANSEN)).text)).not.toContain('name="place"')
    expect(mainOf((await shop.get('/auto-kaufen', HANSEN)).text)).not.toContain('name="place"')
    expect(mainOf((await shop.get('/')).text)).toContain('name="place"')
    expect((await shop.get('/?place=Berlin', HANSEN)).status).toBe(200)
  })

  it('lists offer the makes that are there', async () => {
    for (const path of ['/', '/auto-kaufen']) {
      const page = mainOf((await shop.get(path, HANSEN)).text)
      expect(page, path).toContain('Opel (1)')
      expect(page, path).not.toMatch(/<option[^>]*>[^<]*\(0\)/)
    }
    // What an address has chosen stays chosen.
    expect(mainOf((await shop.get('/auto-kaufen/audi', HANSEN)).text)).toContain('Audi (0)')
  })
})

it('the words of the one search and its fields narrow the same list', async () => {
  const { status, headers } = await shop.get('/auto-kaufen?q=audi&price-max=20000&year-min=')
  expect([status, headers.location]).toEqual([303, '/auto-kaufen?mm=audi&price-max=20000'])
  expect(mainOf((await shop.get('/?q=audi')).text)).toContain('1 Auto anzeigen')
})

it('a dealer’s shop leaves out the place of typed words, and says still which it did not understand', async () => {
  const { headers } = await shop.get('/auto-kaufen?q=audi+berlin+rostlos', HANSEN)
  const { location } = (await shop.get(String(headers.location), HANSEN)).headers
  expect(location).toBe('/auto-kaufen/audi?typed=audi+berlin+rostlos')
  expect(mainOf((await shop.get(String(location), HANSEN)).text)).toContain('Nicht verstanden: „rostlos“.')
})

it('the home page offers no option that leads to nothing', async () => {
  const page = mainOf((await shop.get('/?make1=audi&price-max=20000')).text)
  expect(page).toContain('Audi (1)')
  expect(page).not.toMatch(/<option[^>]*>[^<]*\(0\)/)
})

it('the preview of a dealer’s page shows the dealer’s shop around it on the main site, and on no other page', async () => {
  const source = '# Unser Team\n\nWer wir sind.'
  const { rows } = await test.database.pool.query<{ id: string }>(
    `insert into content_versions (brand, locale, section, slug, number, source, author)
     values ('hansen', 'de', 'PAGES', 'unser-team', 1, $1, 'Anna') returning id`,
    [source],
  )
  const config = readConfig({ DATABASE_URL: test.url, DATA_DIR: shop.folder, PORT: '0' })
  const box = aesSecretBox(await dataKeys(config))
  const key = previewKey(box, { id: Number(rows[0]!.id), brand: 'hansen' }, new Date())
  const main = (await shop.get('/pages/hilfe-faqs')).text
  const { status, text } = await shop.get(`/preview/unser-team?key=${key}`)
  expect([status, text.includes('Wer wir sind.'), text.includes('Autohaus Hansen')]).toEqual([200, true, true])
  // In the dealer's colours and with the dealer's mark, though the host is the main site's.
  for (const address of [`/brand.css?key=${key}`, `/brand-mark.svg?key=${key}`]) {
    expect(text, address).toContain(`"${address}"`)
    expect((await shop.get(address)).text, address).toContain('#7a1f2b')
  }
  expect((await shop.get('/brand-mark.svg?key=x')).text).toBe((await shop.get('/brand-mark.svg')).text)
  expect(main).not.toContain('Autohaus Hansen')
  expect((await shop.get('/pages/hilfe-faqs?again=1')).text).not.toContain('Autohaus Hansen')
})
