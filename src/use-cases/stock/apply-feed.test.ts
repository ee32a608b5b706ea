import { describe, expect, it } from 'vitest'
import type { Field } from '#catalogue/field.ts'
import { DERIVED_FIELDS } from '#catalogue/editable-fields.ts'
import { ROWS, type VehicleAttributes } from '#catalogue/fields.ts'
import { openDatabase } from '#database/connection.ts'
import { readVehicles } from '../vehicle/vehicle.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { applyFeed } from './apply-feed.ts'

const test = useTestDatabase()

interface StoredVehicle {
  internal_number: string
  state: string
  price_cents: number
  pictures: string[]
  co2_class: string | null
  comfort: string[] | null
  description: string | null
}

async function stockOf(merchantId: number): Promise<Map<string, StoredVehicle>> {
  const { rows } = await test.database.pool.query<StoredVehicle>('select * from vehicles where merchant_id = $1', [
    merchantId,
  ])
  return new Map(rows.map((row) => [row.internal_number, row]))
}

async function changeCount(): Promise<number> {
  const { rows } = await test.database.pool.query<{ n: number }>('select count(*)::int as n from vehicle_changes')
  return rows[0]!.n
}

/** A value of the row's type that no other row has by accident. */
function sampleOf(row: Field, index: number): unknown {
  switch (row.type) {
    case 'choice':
      return row.options[0]!.value
    case 'features':
      return row.options.slice(0, 2).map((option) => option.value)
    case 'texts':
      return [`text ${index}`, 'a "b" {c}']
    case 'text':
      return `text ${index}`
    case 'month':
      return '2024-05'
    case 'date':
      return '2026-12-24'
    case 'boolean':
      return index % 2 === 0
    case 'decimal':
      return index + 0.5
    default:
      return index + 1
  }
}

describe('applyFeed', () => {
  it('imports a stock once: the same file again changes nothing', async () => {
    const { id } = await addMerchant(test.database, { slug: 'once' })
    const file = [car('A-1'), car('A-2', { attributes: { co2Emission: 120, comfort: ['SEAT_HEATING'] } })]
    expect(await deliver(test.database, id, file)).toMatchObject({
      kind: 'applied',
      inserted: 2,
      updated: 0,
      unchanged: 0,
      removed: 0,
    })
    const changes = await changeCount()
    expect(await deliver(test.database, id, file)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, removed: 0 })
    expect(await changeCount()).toBe(changes)
    expect((await stockOf(id)).get('A-2')).toMatchObject({ co2_class: 'D', comfort: ['SEAT_HEATING'] })
  })

  it('gives new cars their ids in the order of the file, whatever way the planner takes', async () => {
    const { id } = await addMerchant(test.database, { slug: 'in-order' })
    const sorting = openDatabase(`${test.url}?options=-c%20enable_hashjoin%3Doff%20-c%20enable_nestloop%3Doff`)
    const file = ['C', 'A', 'D', 'B'].map((number, line) => car(number, { line }))
    await deliver(sorting, id, file)
    await sorting.close()
    const { rows } = await test.database.pool.query<{ numbers: string[] }>(
      'select array_agg(internal_number order by id) as numbers from vehicles where merchant_id = $1',
      [id],
    )
    expect(rows[0]!.numbers).toEqual(['C', 'A', 'D', 'B'])
  })

  it('derives the CO₂ class from WLTP emissions, and keeps one in the feed', async () => {
    const { id } = await addMerchant(test.database, { slug: 'co2' })
    await deliver(test.database, id, [
      car('1', { attributes: { co2Emission: 121, firstRegistration: '2020-09' } }),
      car('2', { attributes: { co2Emission: 121, firstRegistration: '2017-05' } }),
      car('3', { attributes: { co2Emission: 121, firstRegistration: '2020-09', co2Class: 'C' } }),
    ])
    const stock = await stockOf(id)
    expect(['1', '2', '3'].map((number) => stock.get(number)?.co2_class)).toEqual(['D', null, 'C'])
  })

  it('changes, archives and republishes vehicles', async () => {
    const { id } = await addMerchant(test.database, { slug: 'changes' })
    await deliver(test.database, id, [car('1'), car('2'), car('3')])
    const outcome = await deliver(test.database, id, [
      car('1', { attributes: { price: 14_000_00 } }),
      car('2'),
      car('4'),
    ])
    expect(outcome).toMatchObject({ kind: 'applied', inserted: 1, updated: 1, unchanged: 1, removed: 1 })
    const stock = await stockOf(id)
    expect(stock.get('1')?.price_cents).toBe(14_000_00)
    expect(stock.get('3')?.state).toBe('ARCHIVED')
    await deliver(test.database, id, [car('1'), car('2'), car('3'), car('4')])
    expect((await stockOf(id)).get('3')?.state).toBe('PUBLISHED')
  })

  it('records each price once, the first one too', async () => {
    const { id } = await addMerchant(test.database, { slug: 'prices' })
    await deliver(test.database, id, [car('1', { attributes: { price: 20_000_00 } })])
    await deliver(test.database, id, [car('1', { attributes: { price: 19_000_00 } })])
    await deliver(test.database, id, [car('1', { attributes: { price: 19_000_00, mileage: 51_000 } })])
    const { rows } = await test.database.pool.query<{ price_cents: number }>(
      'select p.price_cents from price_history p join vehicles v on v.id = p.vehicle_id where v.merchant_id = $1 order by changed_at',
      [id],
    )
    expect(rows.map((row) => row.price_cents)).toEqual([20_000_00, 19_000_00])
  })

  it('refuses an empty file and one that would remove too much, and then changes nothing', async () => {
    const { id } = await addMerchant(test.database, { slug: 'half' })
    await deliver(
      test.database,
      id,
      ['1', '2', '3', '4'].map((number) => car(number)),
    )
    expect(await deliver(test.database, id, [])).toEqual({ kind: 'refused', refusal: { code: 'EMPTY_FEED' } })
    const half = await deliver(test.database, id, [car('1', { attributes: { price: 1_00_00 } })])
    expect(half).toMatchObject({ kind: 'refused', refusal: { code: 'TOO_MANY_REMOVED', offered: 4, missing: 3 } })
    const stock = await stockOf(id)
    expect([...stock.values()].every((row) => row.state === 'PUBLISHED')).toBe(true)
    expect(stock.get('1')?.price_cents).toBe(15_000_00)
    expect(await deliver(test.database, id, [car('1')], { allowRemoval: true })).toMatchObject({
      kind: 'applied',
      removed: 3,
    })
  })

  it('keeps the first of two rows with one internal number and reports the second', async () => {
    const { id } = await addMerchant(test.database, { slug: 'twice' })
    const file = [car('7', { line: 1 }), car('7', { line: 2, attributes: { price: 99_00_00 } }), car('8', { line: 3 })]
    expect(await deliver(test.database, id, file)).toMatchObject({
      inserted: 2,
      duplicates: [{ line: 2, internalNumber: '7' }],
    })
    expect((await stockOf(id)).get('7')?.price_cents).toBe(15_000_00)
  })

  it('keeps pictures where a delivery has none, and replaces them where it has', async () => {
    const { id } = await addMerchant(test.database, { slug: 'pictures' })
    await deliver(test.database, id, [car('1', { pictures: ['photo/a', 'photo/b'] })])
    await deliver(test.database, id, [car('1', { pictures: null })])
    expect((await stockOf(id)).get('1')?.pictures).toEqual(['photo/a', 'photo/b'])
    await deliver(test.database, id, [car('1', { pictures: ['photo/c'] })])
    expect((await stockOf(id)).get('1')?.pictures).toEqual(['photo/c'])
  })

  it('stores every character unchanged', async () => {
    const { id } = await addMerchant(test.database, { slug: 'characters' })
    const description = 'Zeile 1\nZeile 2\tTab \\ "Anführung" {a,b} \\N ž€\u{1F697} \r ende'
    await deliver(test.database, id, [car('1', { attributes: { description } })])
    expect((await stockOf(id)).get('1')?.description).toBe(description)
  })

  it('stores and reads every attribute of the catalogue', async () => {
    const { id } = await addMerchant(test.database, { slug: 'attributes' })
    const attributes = Object.fromEntries(
      ROWS.map((row, index) => [row.key, sampleOf(row, index)]),
    ) as VehicleAttributes
    await deliver(test.database, id, [car('1', { attributes })])
    const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [
      id,
    ])
    const [vehicle] = await readVehicles(test.database.read, [rows[0]!.id])
    // Computed, whatever is delivered.
    const derived = Object.fromEntries(DERIVED_FIELDS.map((key) => [key, attributes[key]]))
    expect({ ...vehicle!.attributes, ...derived }).toEqual(attributes)
    expect(vehicle!.attributes).toMatchObject({ priceRating: null, priceShare: null })
    expect(vehicle!.attributes.relevance).toBeGreaterThan(0)
  })

  it('leaves no changes when the file ends in the middle', async () => {
    const { id } = await addMerchant(test.database, { slug: 'broken' })
    await deliver(test.database, id, [car('1'), car('2')])
    const broken = async function* vehicles() {
      yield car('1', { attributes: { price: 1_000_00 } })
      throw new Error('the file ends here')
    }
    await expect(
      applyFeed(test.database, { merchantId: id, vehicles: broken, removalLimit: 0.5, allowRemoval: false }),
    ).rejects.toThrow('ends here')
    expect((await stockOf(id)).get('1')?.price_cents).toBe(15_000_00)
  })

  it('is read again after losing a deadlock, and imported once', async () => {
    const { id } = await addMerchant(test.database, { slug: 'gives-way' })
    // A sequence is not rolled back with its transaction, so it counts across both attempts.
    await test.database.pool.query(`create sequence tries;
      create function give_way() returns trigger language plpgsql as $$ begin
        if nextval('tries') = 1 then raise exception 'gives way' using errcode = 'deadlock_detected'; end if;
        return new; end $$;
      create trigger give_way before insert on vehicles for each row execute function give_way()`)
    let readings = 0
    const vehicles = async function* vehicles() {
      readings += 1
      yield car('1')
      yield { refused: true, internalNumber: '2' } as const
    }
    const outcome = await applyFeed(test.database, { merchantId: id, vehicles, removalLimit: 0.5, allowRemoval: false })
    await test.database.pool.query('drop function give_way cascade')
    expect(outcome).toMatchObject({ kind: 'applied', inserted: 1 })
    expect([readings, [...(await stockOf(id)).keys()]]).toEqual([2, ['1']])
  })

  it('runs two deliveries of one merchant one after the other', async () => {
    const { id } = await addMerchant(test.database, { slug: 'parallel' })
    const files = [1, 2, 3].map((n) =>
      deliver(test.database, id, [car('1', { attributes: { price: n * 1_000_00 } }), car(`x${n}`)], {
        allowRemoval: true,
      }),
    )
    const outcomes = await Promise.all(files)
    expect(outcomes.every((outcome) => outcome.kind === 'applied')).toBe(true)
    const published = [...(await stockOf(id)).values()].filter((row) => row.state === 'PUBLISHED')
    expect(published).toHaveLength(2)
  })
})
