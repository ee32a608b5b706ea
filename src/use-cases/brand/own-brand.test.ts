import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { MerchantDetails } from '#domain/merchant.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readMerchantPeople } from '../merchant/merchant-people.ts'
import { readOwnBrand } from './own-brand.ts'
import { setLeadingMerchant } from './set-leading-merchant.ts'

const test = useTestDatabase()
type Name = 'anna' | 'bert' | 'carl'
const merchants = new Map<Name, { readonly id: number; readonly uuid: string }>()
const of = (name: Name) => merchants.get(name)!

beforeAll(async () => {
  for (const slug of ['anna', 'bert', 'carl'] as const) {
    const details: Partial<MerchantDetails> = { slug, name: slug }
    merchants.set(slug, await addMerchant(test.database, details))
  }
})
beforeEach(() => test.database.pool.query('delete from brands'))

async function addBrand(slug: string, shows: readonly Name[], leading: Name | null = null) {
  const people = JSON.stringify([{ name: slug, role: { de: 'Verkauf', en: 'Sales' } }])
  await test.database.pool.query(
    'insert into brands (slug, name, merchant_uuids, leading_merchant_id, people) values ($1, $1, $2, $3, $4)',
    [slug, shows.map((name) => of(name).uuid), leading && of(leading).id, people],
  )
}
const ownOf = async (name: Name) => (await readOwnBrand(test.database.read, of(name).id))?.slug
const peopleOf = async (name: Name) => (await readMerchantPeople(test.database.read, of(name).uuid)).map((p) => p.name)

it('is of the only merchant it shows, and a shared one of nobody before it is said of whom', async () => {
  await addBrand('alone', ['bert'])
  await addBrand('shared', ['anna', 'bert', 'carl'])
  expect([await ownOf('anna'), await ownOf('bert'), await ownOf('carl')]).toEqual([undefined, 'alone', undefined])
  expect(await setLeadingMerchant(test.database, 'shared', 'carl')).toBe(true)
  expect([await ownOf('anna'), await ownOf('bert'), await ownOf('carl')]).toEqual([undefined, 'alone', 'shared'])
  expect([await peopleOf('anna'), await peopleOf('bert'), await peopleOf('carl')]).toEqual([[], ['alone'], ['shared']])
})

it('is led by none but a merchant that it shows', async () => {
  await addBrand('pair', ['anna', 'bert'], 'bert')
  for (const [shop, name] of [
    ['pair', 'carl'],
    ['pair', 'nobody'],
    ['nowhere', 'anna'],
  ] as const)
    expect(await setLeadingMerchant(test.database, shop, name)).toBe(false)
  expect(await ownOf('bert')).toBe('pair')
})

it('is of nobody any more who is not shown there', async () => {
  await addBrand('former', ['bert', 'carl'], 'anna')
  expect([await ownOf('anna'), await ownOf('bert')]).toEqual([undefined, undefined])
})

it('stays the same where it is shared with more', async () => {
  await addBrand('x', ['anna'], 'anna')
  await addBrand('y', ['bert', 'anna'], 'anna')
  expect(await ownOf('anna')).toBe('x')
  await test.database.pool.query("update brands set merchant_uuids = $1 where slug = 'x'", [
    (['anna', 'bert', 'carl'] as const).map((name) => of(name).uuid),
  ])
  expect(await ownOf('anna')).toBe('x')
})
