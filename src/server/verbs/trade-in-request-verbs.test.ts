import { beforeAll, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { sellTradeIn } from '#use-cases/trade-in/sell-trade-in.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeInRequest } from '../../../tests/support/trade-in-requests.ts'
import { REQUEST_VERBS } from './request-verbs.ts'
import { tradeInRequestVerbs } from './trade-in-request-verbs.ts'

const test = useTestDatabase()
const VERBS = { ...REQUEST_VERBS, ...tradeInRequestVerbs(() => 'https://shop.example') }
const run = (verb: string, ...args: (string | number)[]) => VERBS[verb]!.run(test, args.map(String))
let merchantId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
})

it('the dealer reads a trade-in line by line', async () => {
  const { id } = await addTradeInRequest(test.database, merchantId)
  const shown = await run('request', id)
  expect(shown).toContain(`vehicle\tVolkswagen Golf\tK-FW 123\tWVWZZZ1JZXW000001\t62000 km\tregistered 2021-03`)
  expect(shown).toContain('described\ttyres=good\t€0.00')
  expect(shown).toContain('described\tbrakes=UNKNOWN\t−€310.00 to €0.00')
  expect(shown).toMatch(/estimate\t€[\d,.]+\t€[\d,.]+ to €/)
  expect(shown).toContain('came by\tstandFlow\tSTANDALONE')
  expect(shown).not.toContain('{')
})

it('the dealer inspects, binds and completes the sale, each at its time', async () => {
  const { id, actor } = await addTradeInRequest(test.database, merchantId)
  await expect(run('trade-in-bind', id)).rejects.toThrow('not at this point')
  await expect(run('trade-in-inspect', id)).rejects.toThrow('has to answer brakes')
  await expect(run('trade-in-inspect', id, 'brakes=shiny')).rejects.toThrow('brakes')
  await expect(run('trade-in-inspect', id, 'brakes=good', '--mileage', 'viel')).rejects.toThrow('--mileage')
  await expect(run('trade-in-inspect', id, 'brakes=good', '--market', '9000')).rejects.toThrow('market')
  const price = await run('trade-in-inspect', id, 'brakes=good', 'tyres=two', 'equipment.towBar=no')
  expect(price).toContain('differs\ttyres\tgood\ttwo\t−€260.00')
  expect(price).toContain('differs\tequipment.towBar\ttowBar\tnot there\t−€200.00')
  expect(await run('request', id)).toMatch(/differs\tbrakes\tUNKNOWN\tgood\t€155.00[\s\S]*inspected\t€/)
  await expect(run('trade-in-bind', id, '--until', '2020-01-01')).rejects.toThrow('validUntil')
  const until = addDays(berlinToday(), 14)
  expect(await run('trade-in-bind', id)).toMatch(new RegExp(`^Request ${id}: offered €[\\d,.]+ until ${until}`))
  expect(await run('request', id)).toContain(`until ${until}`)
  await expect(run('trade-in-purchased', id)).rejects.toThrow('not at this point')
  await sellTradeIn(test.database, { customerId: actor.customerId, requestId: id })
  expect(await run('trade-in-purchased', id)).toBe(`Request ${id} is PURCHASED now.`)
})

it('a dealer without comparable offers names the market value', async () => {
  const { id } = await addTradeInRequest(test.database, merchantId, { valuation: null })
  expect(await run('request', id)).toContain('estimate\tnone')
  await expect(run('trade-in-inspect', id, 'brakes=good')).rejects.toThrow('has to answer market')
  expect(await run('trade-in-inspect', id, 'brakes=good', '--market', '9000')).toContain('price\t€')
})

it('refuses numbers, amounts and lines that do not exist', async () => {
  await expect(run('trade-in-inspect', 12)).rejects.toThrow('ten digits')
  await expect(run('trade-in-bind', 9_999_999_999)).rejects.toThrow('no such trade-in')
  await expect(run('trade-in-terms', 'nobody')).rejects.toThrow('nobody')
  await expect(run('trade-in-terms', 'brinkmann', '--margin', '90')).rejects.toThrow('0 to 40')
  await expect(run('trade-in-terms', 'brinkmann', 'tyres.square=-90')).rejects.toThrow('no line tyres.square')
  const terms = await run('trade-in-terms', 'brinkmann', '--margin', '8,5', 'tyres.two=-200')
  expect(terms).toContain('margin 8.5 %')
  expect(terms).toContain('tyres.two\t−€200.00')
})
