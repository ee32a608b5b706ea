import { beforeEach, describe, expect, it } from 'vitest'
import { brandOfHost } from '#domain/brand-of-host.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { partSaver, setUpMerchant, settingsDeps, settingsForms } from '../../../tests/support/merchant-settings.ts'
import { car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeSettingsPart } from './change-part.ts'
import { listBrands } from '../brand/brands.ts'
import { readOwnBrand } from '../brand/own-brand.ts'

const test = useTestDatabase()
let admin: StaffActor
let owner: StaffActor
let merchantId: number
let slug: string

const deps = () => settingsDeps(test.database)
const { fillIn, partOf, save, settings } = settingsForms(test, () => ({ merchantId, owner }))

beforeEach(async () => {
  ;({ admin, merchantId, owner, slug } = await setUpMerchant(test.database))
})

describe('a part of the settings', () => {
  it('gives the storefront a colour on which white can be read', async () => {
    const brand = { slug: `${slug}-shop`, brandName: 'Kern', brand: '#7a1f2b', radius: '0', merchantOrigin: slug }
    expect(await save('BRAND', { ...brand, brand: '#ffdd00' })).toMatchObject({ fields: [{ field: 'brand' }] })
    expect(await save('BRAND', brand)).toEqual({ kind: 'done' })
    expect(await save('BRAND', { slug: `${slug}-neu` })).toEqual({ kind: 'done' })
    const { rows } = await test.database.pool.query('select slug, tokens from brands where slug like $1', [`${slug}%`])
    expect(rows).toMatchObject([{ slug: `${slug}-neu`, tokens: { brand: '#7a1f2b', radius: '0px' } }])
    // Links and consents name the former slug: nobody else gets it, its owner may take it back.
    const other = await setUpMerchant(test.database)
    const taken = { slug: `${slug}-shop`, brandName: 'Anders' }
    expect(await partSaver(test.database, other)('BRAND', taken)).toMatchObject({ fields: [{ field: 'slug' }] })
    expect(await save('BRAND', { slug: `${slug}-shop` })).toEqual({ kind: 'done' })
  })

  it('gives the storefront hosts and widget origins that no other has, its make, imprint and privacy notice', async () => {
    await fillIn()
    await deliver(test.database, merchantId, [car('1')])
    const legal = { shopImprintUrl: '', shopPrivacyUrl: 'https://kern.example/laden' }
    const brand = {
      ...{ slug: `${slug}-shop`, brandName: 'Kern', make: 'volkswagen', ...legal },
      widgetOrigins: `https://www.${slug}.de/`,
      ...{ tagManagerId: 'gtm-abcd12', statsId: 'G-1234' },
    }
    expect(await save('BRAND', { ...brand, statsId: 'GTM-ABCD12' })).toMatchObject({ fields: [{ field: 'statsId' }] })
    expect(await save('BRAND', brand)).toEqual({ kind: 'done' })
    const domains = { hosts: `Shop.${slug}.de\nauto.${slug}.de.` }
    const byOwner = { merchantId, part: 'DOMAINS', values: domains, fingerprint: '' } as const
    expect(await changeSettingsPart(deps(), owner, byOwner)).toMatchObject({ code: 'FORBIDDEN' })
    const asAdmin = partSaver(test.database, { merchantId, owner: admin })
    expect(await asAdmin('DOMAINS', domains)).toEqual({ kind: 'done' })
    const brands = await listBrands(test.database.read)
    const rules = { mainHost: 'fahrwerk.example', production: true }
    expect(brandOfHost(`shop.${slug}.de:443`, brands, rules)).toMatchObject({
      ...{ slug: `${slug}-shop`, make: 'Volkswagen', widgetOrigins: [`https://www.${slug}.de`] },
      containers: { tagManagerId: 'GTM-ABCD12', statsId: 'G-1234' },
      ...{ imprintUrl: 'https://kern.example/impressum', dataPrivacyUrl: 'https://kern.example/laden' },
    })
    const other = await setUpMerchant(test.database)
    await partSaver(test.database, other)('BRAND', { slug: `${other.slug}-shop`, brandName: 'Anders' })
    const ofOther = partSaver(test.database, { ...other, owner: admin })
    expect(await ofOther('DOMAINS', { hosts: `shop.${slug}.de` })).toMatchObject({ fields: [{ field: 'hosts' }] })
    const stolen = { hosts: `${slug}-shop.fahrwerk.example` }
    expect(await ofOther('DOMAINS', stolen)).toEqual({ kind: 'done' })
    const found = brandOfHost(stolen.hosts, await listBrands(test.database.read), rules)
    expect(found?.slug).toBe(`${slug}-shop`)
  })

  it('gives the storefront a configurator and more dealers, by the platform alone', async () => {
    await fillIn()
    const asAdmin = partSaver(test.database, { merchantId, owner: admin })
    const script = { configuratorScript: 'https://config.example/x.js', configuratorConsent: 'yes' }
    expect(await save('BRAND', { slug: `${slug}-shop`, brandName: 'Kern' })).toEqual({ kind: 'done' })
    const other = await setUpMerchant(test.database)
    const both = { shopMerchants: other.slug }
    for (const [part, values] of [
      ['CONFIGURATOR', script],
      ['SHARED_SHOP', both],
    ] as const) {
      const change = { merchantId, part, values, fingerprint: '' }
      expect(await changeSettingsPart(deps(), owner, change)).toMatchObject({ code: 'FORBIDDEN' })
      expect((await settings()).parts.map((row) => row.part)).not.toContain(part)
    }
    expect(await asAdmin('CONFIGURATOR', { ...script, configuratorScript: 'http://x.example' })).toMatchObject({
      fields: [{ field: 'configuratorScript' }],
    })
    expect(await asAdmin('CONFIGURATOR', script)).toEqual({ kind: 'done' })
    for (const wrong of ['gibt-es-nicht', slug, `${other.slug}, x y`])
      expect(await asAdmin('SHARED_SHOP', { shopMerchants: wrong })).toMatchObject({
        fields: [{ field: 'shopMerchants' }],
      })
    expect(await asAdmin('SHARED_SHOP', both)).toEqual({ kind: 'done' })
    expect((await readOwnBrand(test.database.read, merchantId))?.slug).toBe(`${slug}-shop`)
    expect(await readOwnBrand(test.database.read, other.merchantId)).toBeUndefined()
    // The merchant that leads the storefront goes on changing it, and changes nothing about who is in it.
    expect(await save('BRAND', { brandName: 'Kern & Partner' })).toEqual({ kind: 'done' })
    const shop = async () => (await listBrands(test.database.read)).find((brand) => brand.slug === `${slug}-shop`)
    expect(await shop()).toMatchObject({
      name: 'Kern & Partner',
      merchantUuids: [{}, {}].map(() => expect.any(String)),
      containers: { configurator: { scriptUrl: script.configuratorScript, styleUrl: null, needsConsent: true } },
    })
    expect(await asAdmin('SHARED_SHOP', { shopMerchants: '' })).toEqual({ kind: 'done' })
    expect(await asAdmin('CONFIGURATOR', { configuratorScript: '' })).toEqual({ kind: 'done' })
    const alone = await shop()
    expect([alone?.merchantUuids.length, alone?.containers]).toEqual([1, undefined])
  })

  it('gives the storefront its look, claim, sections and pages; before there is one they are not offered', async () => {
    expect((await settings()).parts.map(({ part }) => part)).not.toContain('LOOK')
    const look = {
      ...{ header: 'split', hero: 'poster', lettering: 'serif', ground: 'warm', carBody: 'suv', carColor: 'red' },
      ...{ cards: 'framed', columns: 'mirrored', gallery: 'stage', contact: 'first', buttons: 'round' },
      ...{ motif: 'leaf', frame: 'ring', claimDe: 'Autos mit Ruhe', claimEn: 'Cars without hurry' },
    }
    const early = { merchantId, part: 'LOOK', values: look, fingerprint: 'x' } as const
    expect(await changeSettingsPart(deps(), owner, early)).toMatchObject({ kind: 'refused' })
    expect(await save('BRAND', { slug: `${slug}-shop`, brandName: 'Kern' })).toEqual({ kind: 'done' })
    expect(await save('LOOK', { ...look, claimEn: '' })).toMatchObject({ fields: [{ field: 'claimEn' }] })
    expect(await save('LOOK', { ...look, hero: 'video' })).toMatchObject({ fields: [{ field: 'hero' }] })
    expect(await save('LOOK', look)).toEqual({ kind: 'done' })
    expect((await partOf('LOOK')).values).toEqual(look)
    const navigation = { section1: 'workshop', section2: 'cars', section3: 'cars', 'page-online-garage': 'yes' }
    expect(await save('NAVIGATION', navigation)).toEqual({ kind: 'done' })
    const incomplete = { person1Name: 'Eva', person1RoleDe: 'Verkauf', person1Phone: 'x' }
    expect(await save('PEOPLE', incomplete)).toMatchObject({ fields: [{ field: 'person1Phone' }] })
    expect(await save('PEOPLE', { person3RoleDe: 'Verkauf' })).toMatchObject({
      fields: [{ field: 'person3Name', code: 'REQUIRED' }, { field: 'person3RoleEn' }],
    })
    const brand = (await listBrands(test.database.read)).find((each) => each.slug === `${slug}-shop`)
    expect(brand).toMatchObject({
      look: {
        ...{ header: 'split', hero: 'poster', car: 'suv.red', mark: { motif: 'leaf', frame: 'ring' } },
        ...{ cards: 'framed', columns: 'mirrored', gallery: 'stage', contact: 'first', buttons: 'round' },
      },
      claim: { de: 'Autos mit Ruhe', en: 'Cars without hurry' },
      ...{ sections: ['workshop', 'cars'], contentKeys: ['online-garage'] },
    })
    // Saving the address or the colour leaves all that as it is.
    expect(await save('BRAND', { brand: '#7a1f2b' })).toEqual({ kind: 'done' })
    expect((await partOf('LOOK')).values).toEqual(look)
    expect(await save('NAVIGATION', { section1: '', section2: '', 'page-online-garage': '' })).toEqual({ kind: 'done' })
    const usual = (await listBrands(test.database.read)).find((each) => each.slug === `${slug}-shop`)
    expect([usual?.sections, usual?.contentKeys]).toEqual([undefined, undefined])
  })
})
