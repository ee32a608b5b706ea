import { beforeAll, describe, expect, it } from 'vitest'
import { changeFavourites } from '#use-cases/account/change-favourites.ts'
import { changeAlert, confirmAlert, saveSearch, unsubscribeAlert } from '#use-cases/account/change-saved-searches.ts'
import type { CustomerActor } from '#domain/actor.ts'
import { placesTable } from '#services/places/table.ts'
import type { MailContent } from '#domain/mail.ts'
import { addCustomer, mailsTo } from '../../../tests/support/account.ts'
import { collectReports, failOnError, poisonRows } from '../../../tests/support/poison.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { OnRowError } from '../for-each-safely.ts'
import { notifySearchMatches } from './notify-search-matches.ts'
import { notifyPriceDrops } from './notify-price-drops.ts'

const test = useTestDatabase()
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
let merchant: number

beforeAll(async () => {
  merchant = (await addMerchant(test.database, { slug: 'alerts' })).id
})

async function runAlerts(rhythm: 'DAILY' | 'AT_ONCE' = 'AT_ONCE', onError: OnRowError = failOnError) {
  await notifySearchMatches({ database: test.database, places: async () => placesTable([]), onError }, { rhythm })
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
  it('mails new cars only after it is confirmed, each once, and no earlier ones', async () => {
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

  it('ends with one click, or when the customer turns it off', async () => {
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

  it('searches nothing where nothing has changed since the last run', async () => {
    await runAlerts()
    const places = () => Promise.reject(new Error('no search is made'))
    const run = () =>
      notifySearchMatches({ database: test.database, places, onError: failOnError }, { rhythm: 'AT_ONCE' })
    await run()
    const { id } = await addMerchant(test.database, { slug: 'changes' })
    await deliver(test.database, id, [car('1')])
    await expect(run()).rejects.toThrow('no search is made')
  })

  it('is mailed although the mail of another fails, which the next run retries', async () => {
    const people = []
    for (const name of ['poisoned', 'healthy']) {
      const { actor, email } = await addCustomer(test.database, `${name}-search@example.com`)
      people.push({ email, id: await confirmedSearch(actor, email, 'fuel=HYDROGEN') })
    }
    const [poisoned, healthy] = [people[0]!, people[1]!]
    await runAlerts()
    const { id } = await addMerchant(test.database, { slug: 'hydrogen' })
    await deliver(test.database, id, [car('1', { attributes: { fuel: 'HYDROGEN' } })])
    const { reports, onError } = collectReports()
    const heal = await poisonRows(test.database, 'insert', 'mails', `new.recipient = '${poisoned.email}'`)
    await runAlerts('AT_ONCE', onError)
    await runAlerts('AT_ONCE', onError)
    await heal()
    expect(reports).toEqual(Array(2).fill(`${poisoned.id}: error: poisoned`))
    await runAlerts()
    await runAlerts()
    expect(await contents(healthy.email, 'search-hits')).toHaveLength(1)
    expect(await contents(poisoned.email, 'search-hits')).toMatchObject([{ total: 1 }])
  })

  it('finds new cars even where its frequency changes, or the change log does not reach back', async () => {
    const { actor, email } = await addCustomer(test.database, 'rhythm@example.com')
    const saved = await confirmedSearch(actor, email, 'fuel=CNG')
    await changeAlert(test.database, SITE, actor, saved, 'DAILY')
    await runAlerts('DAILY')
    const { id } = await addMerchant(test.database, { slug: 'rhythm' })
    const cars = [car('1', { attributes: { fuel: 'CNG' } })]
    await deliver(test.database, id, cars)
    await runAlerts()
    expect(await contents(email, 'search-hits')).toEqual([])
    await changeAlert(test.database, SITE, actor, saved, 'AT_ONCE')
    await runAlerts()
    await runAlerts()
    expect(await contents(email, 'search-hits')).toMatchObject([{ total: 1 }])
    await deliver(test.database, id, [...cars, car('2', { attributes: { fuel: 'CNG', price: 7_000_00 } })])
    await test.database.pool.query('delete from vehicle_changes where id < (select max(id) from vehicle_changes)')
    await test.database.pool.query('insert into vehicle_changes (vehicle_id) values (1)')
    await test.database.pool.query('delete from vehicle_changes where id < (select max(id) from vehicle_changes)')
    await runAlerts()
    await runAlerts()
    expect(await contents(email, 'search-hits')).toMatchObject([{ total: 1 }, { vehicles: [{ price: 7_000_00 }] }])
  })

  it('belongs to its owner', async () => {
    const { actor, email } = await addCustomer(test.database, 'mine@example.com')
    const other = await addCustomer(test.database, 'theirs@example.com')
    const id = await confirmedSearch(actor, email, 'fuel=LPG')
    expect(await changeAlert(test.database, SITE, other.actor, id, 'NONE')).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a favourite', () => {
  it('that becomes cheaper is mailed once, and again when it becomes even cheaper', async () => {
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
    const run = () => notifyPriceDrops({ read: test.database.read, writer: test.database, onError: failOnError })
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

  it('is mailed although the mail of another customer fails', async () => {
    const [poisoned, healthy] = [
      await addCustomer(test.database, 'poisoned-fan@example.com'),
      await addCustomer(test.database, 'healthy-fan@example.com'),
    ]
    await test.database.pool.query(`update customers set price_alerts = true where email like '%-fan@example.com'`)
    const { id } = await addMerchant(test.database, { slug: 'poisoned-drops' })
    await deliver(test.database, id, [car('1', { attributes: { price: 20_000_00 } })])
    const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [
      id,
    ])
    for (const { actor } of [poisoned, healthy])
      await changeFavourites(test.database, actor, {
        add: [{ vehicleId: rows[0]!.id, price: 20_000_00, addedAt: new Date() }],
        remove: [],
      })
    await deliver(test.database, id, [car('1', { attributes: { price: 19_000_00 } })])
    const { reports, onError } = collectReports()
    const heal = await poisonRows(test.database, 'insert', 'mails', `new.recipient = '${poisoned.email}'`)
    await notifyPriceDrops({ read: test.database.read, writer: test.database, onError })
    await heal()
    expect(reports).toEqual([`${poisoned.actor.customerId}: error: poisoned`])
    expect(await contents(healthy.email, 'price-dropped')).toHaveLength(1)
    await notifyPriceDrops({ read: test.database.read, writer: test.database, onError: failOnError })
    expect(await contents(poisoned.email, 'price-dropped')).toHaveLength(1)
  })
})
