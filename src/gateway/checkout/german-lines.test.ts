import { beforeAll, expect, it } from 'vitest'
import { addCustomer } from '../../../tests/support/account.ts'
import { buys } from '../../../tests/support/checkout.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
let context: GatewayContext
const cars: string[] = []

beforeAll(async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1'), car('2')])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by id')
  cars.push(...rows.map((row) => String(row.id)))
  const { actor } = await addCustomer(test.database, 'sabine@example.com')
  context = { ...(await visitorContext(test.database)), actor }
})

async function linesIn(locale: 'de' | 'en', vehicleId: string) {
  const bought = await buys({ ...context, locale }, [vehicleId])
  if (!('orderIds' in bought)) throw new Error(`Nothing was bought: ${bought.codes.join(', ')}`)
  const { rows } = await test.database.pool.query<Line>(
    'select title, facts, german from order_lines where order_id = $1 order by position',
    [bought.orderIds[0]],
  )
  return rows
}

interface Line {
  readonly title: string
  readonly facts: readonly { readonly label: string }[]
  readonly german: { readonly title: string; readonly facts: Line['facts'] } | null
}

it('an order in English also stores its lines in German for the dealer', async () => {
  const lines = await linesIn('en', cars[0]!)
  const labels = (facts: Line['facts'] = []) => facts.map(({ label }) => label)
  expect(labels(lines[0]?.facts)).toContain('Mileage')
  expect(labels(lines[0]?.german?.facts)).toContain('Kilometerstand')
  expect(lines[1]?.title).toBe('Pick-up from the dealer')
  expect(lines[1]?.german).toEqual({ title: 'Abholung beim Händler', facts: [], example: null })
  expect((await linesIn('de', cars[1]!)).map(({ german }) => german)).toEqual([null, null])
})
