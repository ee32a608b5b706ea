import { expect, it } from 'vitest'
import { addLenientMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { columnOf } from '#catalogue/field.ts'
import { SEARCH_FIELDS, searchNumber, searchPositions } from '#catalogue/search-columns.ts'
import type { Document } from '#search/schema.ts'
import { isOffer } from './document-reader.ts'
import { readOffers, readVehicles } from './read-documents.ts'
import { TimeSlicer } from './time-slicer.ts'

const test = useTestDatabase()

/** A row as an ordinary query gives it, by the catalogue's own rules. */
function attributesOf(row: Record<string, never>): Document['values'] {
  return Object.fromEntries(
    SEARCH_FIELDS.map((field) => {
      const value = row[columnOf(field)]!
      if (field.search.kind === 'number') return [field.key, searchNumber(field, value) ?? undefined]
      const positions = searchPositions(field, value)
      return [field.key, field.search.kind === 'value' ? positions[0] : value === null ? undefined : positions]
    }),
  )
}

async function reading(read: (take: (document: Document) => void) => Promise<void>): Promise<Document[]> {
  const documents: Document[] = []
  await read((document) => documents.push(structuredClone(document)))
  return documents
}

it('reads the same as an ordinary query, by the rules of the catalogue', async () => {
  const { id } = await addLenientMerchant(test.database, { latitude: 50.945, longitude: 6.948 })
  const nowhere = await addLenientMerchant(test.database, { slug: 'nowhere', latitude: null, longitude: null })
  const full = {
    loanRate: 123_45,
    firstRegistration: '2019-12',
    consumptionCombined: 5.5,
    powerConsumption: 17.25,
    metallic: false,
    particleFilter: true,
    comfort: ['SEAT_HEATING', 'MASSAGE_SEATS'],
    security: [],
    co2Class: 'A',
  } as const
  const cars = Array.from({ length: 400 }, (_, n) =>
    car(`${n + 1}`, n % 2 === 0 ? { attributes: { ...full, mileage: n } } : {}),
  )
  await deliver(test.database, id, cars)
  await deliver(test.database, nowhere.id, [car('1')])
  const { rows } = await test.database.pool.query<Record<string, never>>('select * from vehicles order by id')
  const client = await test.database.pool.connect()
  const documents = await reading((take) => readOffers(client, new TimeSlicer(), take))
  documents.sort((a, b) => a.id - b.id)
  const some = await reading((take) => readVehicles(client, [documents[3]!.id, 999_999], new TimeSlicer(), take))
  client.release()

  for (const [index, row] of rows.entries()) {
    const { id: documentId, values } = documents[index]!
    expect(documentId).toBe(row.id)
    expect(values).toMatchObject(attributesOf(row))
    expect(values).toMatchObject({ make: row.make_id, model: row.model_id, merchant: row.merchant_id })
    expect(values.scope).toBe(row.merchant_id)
    expect(values.createdAt).toBe(Math.floor(Number(row.created_at) / 1000) - Date.UTC(2020, 0, 1) / 1000)
    expect(values.place).toEqual(row.merchant_id === id ? { latitude: 50.945, longitude: 6.948 } : undefined)
  }
  expect(documents).toHaveLength(401)
  expect(some.toSorted((a, b) => a.id - b.id)).toEqual([documents[3], expect.objectContaining({ id: 999_999 })])
  expect(some.filter(isOffer)).toEqual([documents[3]])
})
