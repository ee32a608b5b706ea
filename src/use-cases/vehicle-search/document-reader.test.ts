import { to as copyTo } from 'pg-copy-streams'
import { expect, it } from 'vitest'
import { addLenientMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { columnOf } from '#catalogue/field.ts'
import { SEARCH_FIELDS, searchNumber, searchPositions } from '#catalogue/search-columns.ts'
import type { Document } from '#search/schema.ts'
import { DOCUMENT_SELECT, DocumentReader, isOffer } from './document-reader.ts'
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
  // More than a chunk of the stream, so that rows lie across two.
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

it('reads the same rows wherever a chunk ends', async () => {
  const { id } = await addLenientMerchant(test.database, { slug: 'cut', latitude: 50.945, longitude: 6.948 })
  const comfort = ['SEAT_HEATING', 'MASSAGE_SEATS'] as const
  await deliver(test.database, id, [car('1', { attributes: { comfort } }), car('2'), car('3')])
  const client = await test.database.pool.connect()
  const rows = `select v.id, ${DOCUMENT_SELECT} from vehicles v join merchants m on m.id = v.merchant_id where m.id = ${id}`
  const chunks = await Array.fromAsync(client.query(copyTo(`copy (${rows}) to stdout (format binary)`)))
  client.release()
  const bytes = Buffer.concat(chunks as Buffer[])
  const readInPieces = (pieces: readonly Buffer[]) => {
    const reader = new DocumentReader()
    return pieces.flatMap((piece) => Array.from(reader.read(piece), (document) => structuredClone(document)))
  }
  const whole = readInPieces([bytes])

  expect(whole).toHaveLength(3)
  expect(readInPieces(Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)))).toEqual(whole)
  for (let cut = 0; cut <= bytes.length; cut++)
    expect(readInPieces([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(whole)
})

it('reads to the end where a document is refused, so that the connection can be used again', async () => {
  const client = await test.database.pool.connect()
  let taken = 0
  const refusing = readOffers(client, new TimeSlicer(), () => {
    if (++taken === 3) throw new RangeError('the third')
  })
  await expect(refusing).rejects.toThrow('the third')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
})
