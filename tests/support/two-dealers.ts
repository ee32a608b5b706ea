import { putBrand } from '#use-cases/stock/put-brand.ts'
import { setFeedKey } from '#use-cases/stock/put-merchant.ts'
import type { Database } from '#database/connection.ts'
import { addMerchant, car, deliver } from './stock.ts'

export const FEED_KEY = 'a-long-secret-key'

/** A dealer in Hamburg with a storefront of their own. */
export async function addHansen(
  database: Database,
  details: Parameters<typeof addMerchant>[1],
  tokens: Readonly<Record<string, string>> = { brand: '#7a1f2b' },
): Promise<{ id: number; uuid: string }> {
  const named = { slug: 'hansen', name: 'Autohaus Hansen' }
  const hamburg = await addMerchant(database, { ...named, city: 'Hamburg', zip: '20095', ...details })
  await putBrand(database, {
    ...named,
    ...{ merchantUuids: [hamburg.uuid], merchantOrigin: 'hansen', make: null, tokens, tradeInDescription: null },
  })
  return hamburg
}

/** A dealer in Cologne with a Golf, an A4 and a Polo that is gone; one in Hamburg with a Corsa, a storefront and a key for feeds. */
export async function stockTwoDealers(database: Database): Promise<Record<'golf' | 'a4' | 'gone', string>> {
  const cologne = await addMerchant(database)
  const hamburg = await addHansen(database, {}, { brand: '#7a1f2b', 'on-brand': 'url(x)' })
  await database.pool.query("update brands set imprint_url = 'https://hansen.example/impressum'")
  await setFeedKey(database, hamburg.id, FEED_KEY)
  await deliver(database, cologne.id, [
    car('1'),
    car('2', { makeName: 'Audi', modelName: 'A4' }),
    car('3', { modelName: 'Polo' }),
  ])
  await deliver(database, cologne.id, [car('1'), car('2', { makeName: 'Audi', modelName: 'A4' })])
  await deliver(database, hamburg.id, [car('9', { makeName: 'Opel', modelName: 'Corsa' })])
  const { rows } = await database.pool.query<{ id: number; internal_number: string }>(
    'select id, internal_number from vehicles',
  )
  const idOf = (number: string) => String(rows.find((row) => row.internal_number === number)!.id)
  return { golf: idOf('1'), a4: idOf('2'), gone: idOf('3') }
}
