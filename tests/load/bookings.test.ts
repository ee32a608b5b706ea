import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { demoPrices, demoServices } from '#feeds/demo/workshops.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { putWorkshopPrices, putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { addCalendar } from '../support/appointments.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'

const test = useTestDatabase()

it('a shop that is killed leaves each booking complete or not at all, and loses no confirmed one', async () => {
  const { id, uuid } = await addMerchant(test.database)
  await putWorkshopServices(test.database, demoServices())
  await putWorkshopPrices(test.database, id, demoPrices('lindenhof'))
  await addCalendar(test.database, id, { bays: 1 })
  const first = addDays(berlinToday(), 2)
  const sku = demoServices()[0]!.sku
  const confirmed: string[] = []
  // Each time a little later: the kill falls into another moment of a booking.
  for (const wait of [0, 7, 18, 33]) {
    const program = path.resolve('tests/support/book-until-killed.ts')
    const shop = spawn(process.execPath, [program, test.url, uuid, sku, first], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: shop.stdout })
    lines.on('line', (line) => {
      if (line !== 'ready') confirmed.push(line)
    })
    await once(lines, 'line')
    await once(lines, 'line')
    await new Promise((resolve) => setTimeout(resolve, wait))
    shop.kill('SIGKILL')
    await once(shop, 'close')
    // The time that the killed process had reserved would be free again a quarter of an hour later.
    await test.database.pool.query(`delete from appointments where state = 'RESERVED'`)
  }
  const { rows } = await test.database.pool.query<{ id: string; whole: boolean }>(
    `select r.id::text, (
       (select count(*) from appointments a where a.request_id = r.id and a.state = 'BOOKED') = 1
       and (select count(*) from request_events e where e.request_id = r.id) = 1
       and (select count(*) from request_keys k where k.request_id = r.id) = 1) as whole
     from requests r where r.kind = 'BOOKING'`,
  )
  expect(rows.filter(({ whole }) => !whole)).toEqual([])
  const stored = new Set(rows.map((row) => row.id))
  expect(confirmed.length).toBeGreaterThanOrEqual(4)
  expect(confirmed.filter((request) => !stored.has(request))).toEqual([])
  const { rows: doubled } = await test.database.pool.query(
    `select from appointments a join appointments b on a.resource_id = b.resource_id and a.id < b.id and a.during && b.during
     where a.state = 'BOOKED' and b.state = 'BOOKED'`,
  )
  expect(doubled).toEqual([])
}, 120_000)
