import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openRequest } from '#use-cases/request/open-request.ts'
import { readRequestAs } from '#use-cases/request/request.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { addServiceBooking } from '../../../tests/support/service-bookings.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { REQUEST_VERBS } from './request-verbs.ts'

const test = useTestDatabase()
let merchantId: number
let id: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
})
beforeEach(async () => {
  await test.database.pool.query('delete from requests')
  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  const opened = await test.database.transaction((handle) =>
    openRequest(handle, site, randomUUID(), {
      ...{ kind: 'CONTACT', merchantId, vehicleId: null, customerId: null, phone: null, federalState: null },
      person: { salutation: null, firstName: 'Jana', lastName: 'Krüger' },
      ...{ email: 'jana@example.com', data: { title: 'VW Golf' }, text: 'Noch da?' },
    }),
  )
  id = opened.id
})

const run = (verb: string, ...args: (string | number)[]) => REQUEST_VERBS[verb]!.run(test, args.map(String))
const state = async () => (await readRequestAs(test.database.read, id, 'MERCHANT'))?.state

it('the seller sees open requests of their own, and one with its messages and ways on', async () => {
  expect(await run('requests', 'brinkmann')).toMatch(new RegExp(`^${id}\tbrinkmann\tCONTACT\tNEW\tVW Golf\t.*due `))
  expect(await run('requests', 'another')).toBe('There is no such request.')
  const shown = await run('request', id)
  expect(shown).toContain('Jana Krüger\tjana@example.com')
  expect(shown).toContain('CUSTOMER:\tNoch da?')
  expect(shown).toContain('→ LOST (VEHICLE_SOLD')
})

it('the seller sees what is booked: services and prices, car and ceiling', async () => {
  const booking = await addServiceBooking(test.database, merchantId)
  const shown = await run('request', booking.id)
  expect(shown).toContain('service\tInspektion\tRANGE\t289.00 € to 349.00 €')
  expect(shown).toContain('service\tBremsen prüfen\tAFTER_INSPECTION\t0.00 €')
  expect(shown).toContain('vehicle\tSeat Leon\tK-FW 123\t84500 km\tPETROL\tregistered 2019-04')
  expect(shown).toContain('ceiling\tnot above 250.00 € without a call')
  expect(shown).not.toContain('WVWZZZ')
})

it('the seller answers, moves on and closes with a reason of the list', async () => {
  await run('request-answer', id, 'Ja, gern.')
  expect(await state()).toBe('IN_PROGRESS')
  await expect(run('request-close', id, 'WITHDRAWN')).rejects.toThrow('cannot be closed with WITHDRAWN')
  await expect(run('request-close', id, 'NONSENSE')).rejects.toThrow('cannot be closed')
  expect(await run('request-close', id, 'BOUGHT')).toBe(`Request ${id} is WON now: BOUGHT.`)
  await expect(run('request-answer', id, 'Noch etwas')).rejects.toThrow('CONFLICT')
  expect(await run('requests')).toBe('There is no such request.')
  expect(await run('requests', '--all')).toContain('BOUGHT')
})

it('refuses states that do not follow, unknown numbers and texts that are too long', async () => {
  expect(await run('request-move', id, 'IN_PROGRESS')).toBe(`Request ${id} is IN_PROGRESS now.`)
  await expect(run('request-move', id, 'NEW')).rejects.toThrow('cannot become NEW')
  await expect(run('request-move', id, 'LOST')).rejects.toThrow('not possible')
  await expect(run('request', 123)).rejects.toThrow('ten digits')
  await expect(run('request', 9_999_999_999)).rejects.toThrow('no request')
  await expect(run('request-answer', id, 'x'.repeat(501))).rejects.toThrow('1 to 500')
  await expect(run('request-move', id, 'WON', '--as', 'nobody')).rejects.toThrow('--as merchant')
})
