import { beforeAll, describe, expect, it } from 'vitest'
import { changeFavourites } from '#use-cases/account/change-favourites.ts'
import { changeAlert, confirmAlert, saveSearch, unsubscribeAlert } from '#use-cases/account/change-saved-searches.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailContent } from '#domain/mail.ts'
import { addCustomer, mailsTo } from '../../tests/support/account.ts'
import { visitorContext } from '../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../tests/support/stock.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { sendSearchAlerts } from './send-search-alerts.ts'
import { mailPriceDrops } from './mail-price-drops.ts'

const test = useTestDatabase()
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
let merchant: number

beforeAll(async () => {
  merchant = (await addMerchant(test.database, { slug: 'alerts' })).id
})

async function runAlerts(rhythm: 'DAILY' | 'AT_ONCE' = 'AT_ONCE') {
  const { deps } = await visitorContext(test.database) // its index is read anew: what is committed is there
  await sendSearchAlerts({ deps: async () => deps, writer: test.database, onError: fail }, { rhythm })
}

function fail(error: unknown): never {
  throw error
}

async function contents<Kind extends MailContent['kind']>(recipient: string, kind: Kind) {
  const { rows } = await test.database.pool.query<{ data: Extract<MailContent, { kind: Kind }> }>(
    'select data from mails where recipient = $1 and kind = $2 order by created_at',
    [recipient, kind],
  )
  return rows.map(({ data }) => data)
}

async function confirmedSearch(actor: CustomerActor, email: string, query: string) {
  const saved = await saveSearch(test.database, SITE, actor, { name: 'Diesel', query, alert: 'AT_ONCE' })
  const token = (await mailsTo(test.database, email)).at(-1)?.token ?? ''
  expect(await confirmAlert(test.database, token)).toEqual({ kind: 'done' })
  return saved.kind === 'done' ? saved.id : 0
}

describe('a saved search', () => {
  it('tells of new cars only after it is confirmed, of each once, and of none that was there before', async () => {
    const { actor, email } = await addCustomer(test.database, 'search@example.com')
    await deliver(test.database, merchant, [car('1', { attributes: { fuel: 'DIESEL' } })])
    await saveSearch(test.database, SITE, actor, { name: 'Diesel', query: 'fuel=DIESEL', alert: 'AT_ONCE' })
    await runAlerts()
    expect(await contents(email, 'search-hits')).toEqual([])
    await confirmedSearch(actor, email, 'fuel=DIESEL')
    await runAlerts()
    expect(await contents(email, 'search-hits')).toEqual([])
    await deliver(test.database, merchant, [
      car('1', { attributes: { fuel: 'DIESEL' } }),
      car('2', { attributes: { fuel: 'DIESEL', price: 9_900_00 } }),
      car('3', { attributes: { fuel: 'PETROL' } }),
    ])
    await runAlerts('DAILY')
    expect(await contents(email, 'search-hits')).toEqual([])
    await runAlerts()
    await runAlerts()
    expect(await contents(email, 'search-hits')).toMatchObject([
      { total: 1, vehicles: [{ price: 9_900_00, title: 'Volkswagen Golf' }], searchPath: '/auto-kaufen?fuel=DIESEL' },
    ])
  })

  it('is silent again at one click, or when the customer says so', async () => {
    const { actor, email } = await addCustomer(test.database, 'silent@example.com')
    const id = await confirmedSearch(actor, email, 'fuel=ELECTRIC')
    const { rows } = await test.database.pool.query<{ unsubscribe_key: string }>(
      'select unsubscribe_key from saved_searches where id = $1',
      [id],
    )
    await unsubscribeAlert(test.database, rows[0]!.unsubscribe_key)
    await deliver(test.database, merchant, [car('4', { attributes: { fuel: 'ELECTRIC' } })], { allowRemoval: true })
    await runAlerts()
    expect(await contents(email, 'search-hits')).toEqual([])
    // Once ended, it has to be confirmed anew.
    await changeAlert(test.database, SITE, actor, id, 'AT_ONCE')
    expect((await mailsTo(test.database, email)).at(-1)?.kind).toBe('confirm-alert')
    await runAlerts()
    expect(await contents(email, 'search-hits')).toEqual([])
  })

  it('belongs to its owner', async () => {
    const { actor, email } = await addCustomer(test.database, 'mine@example.com')
    const other = await addCustomer(test.database, 'theirs@example.com')
    const id = await confirmedSearch(actor, email, 'fuel=LPG')
    expect(await changeAlert(test.database, SITE, other.actor, id, 'NONE')).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a favourite', () => {
  it('that becomes cheaper is told of once, and again when it becomes cheaper still', async () => {
    const { actor, email } = await addCustomer(test.database, 'fan@example.com')
    const silent = await addCustomer(test.database, 'silent-fan@example.com') // never asked for mails
    await test.database.pool.query('update customers set price_alerts = true where email = $1', [email])
    const { id } = await addMerchant(test.database, { slug: 'drops' })
    const offer = (price: number) => deliver(test.database, id, [car('9', { attributes: { price } })])
    await offer(20_000_00)
    const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [
      id,
    ])
    const vehicleId = rows[0]!.id
    await changeFavourites(test.database, actor, {
      add: [
        { vehicleId, price: 20_000_00, addedAt: new Date() },
        { vehicleId: 999_999_999, price: 1, addedAt: new Date() },
      ],
      remove: [],
    })
    await changeFavourites(test.database, silent.actor, {
      add: [{ vehicleId, price: 20_000_00, addedAt: new Date() }],
      remove: [],
    })
    const run = () => mailPriceDrops({ read: test.database.read, writer: test.database })
    await run()
    await offer(19_000_00)
    await run()
    await run()
    await offer(19_500_00)
    await run()
    await offer(18_000_00)
    await run()
    expect((await contents(email, 'price-dropped')).map(({ vehicles }) => vehicles[0])).toMatchObject([
      { price: 19_000_00, oldPrice: 20_000_00 },
      { price: 18_000_00, oldPrice: 19_000_00 },
    ])
    expect(await contents(silent.email, 'price-dropped')).toEqual([])
  })
})
