import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { TEST_SECRET } from '../../../../tests/support/gateway-context.ts'
import { addStaff, STAFF_ORIGIN } from '../../../../tests/support/staff.ts'
import { addMerchant } from '../../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { addTradeInRequest } from '../../../../tests/support/trade-in-requests.ts'
import { readTermsOf } from '../../trade-in/dealer-terms.ts'
import { declineAsStaff, inspectAsStaff, offerAsStaff } from './change-trade-in.ts'
import { readTermsForStaff, saveTerms } from './terms-for-staff.ts'
import { readTradeInForStaff } from './trade-in-for-staff.ts'
import { readTradeInPicture } from './trade-in-pictures.ts'
import { readTradeInsForStaff } from './trade-ins-for-staff.ts'

const test = useTestDatabase()
const FINDINGS = { condition: { brakes: 'due', tyres: 'two' }, equipment: {}, mileage: null, amounts: {}, market: null }
let merchantId: number
let owner: StaffActor

beforeEach(async () => {
  const slug = `shop-${crypto.randomUUID()}`
  merchantId = (await addMerchant(test.database, { slug })).id
  const staffId = await addStaff(test.database, `${slug}@example.com`, { merchantId, roles: ['OWNER'] })
  const session = { sessionId: crypto.randomUUID(), name: 'Olga', isAdmin: false, steppedUpAt: null }
  owner = { kind: 'STAFF', staffId, roles: [{ merchantId, roles: ['OWNER'] }], ...session }
})

async function shown(requestId: number, actor = owner) {
  const found = await readTradeInForStaff(test.database.read, actor, requestId)
  if (found.kind !== 'found') throw new Error(found.code)
  return found
}

it('an inspection fills the customer’s lines, and the offer is what they come to', async () => {
  const { id } = await addTradeInRequest(test.database, merchantId)
  const before = await shown(id)
  expect(before).toMatchObject({ found: null, steps: { mayInspect: true, mayOffer: false } })
  const offer = (from: typeof before) =>
    offerAsStaff(test.database, owner, from, { validUntil: addDays(berlinToday(), 7), mainOrigin: STAFF_ORIGIN })
  expect(await offer(before)).toMatchObject({ code: 'CONFLICT' })
  expect(await inspectAsStaff(test.database, owner, before, FINDINGS)).toEqual({ kind: 'done' })
  const after = await shown(id)
  expect(after.rows.find(({ line }) => line === 'tyres')).toMatchObject({
    ...{ stated: 'good', found: 'two', difference: -260_00 },
  })
  // "I do not know" counted as the middle.
  expect(after.rows.find(({ line }) => line === 'brakes')).toMatchObject({ found: 'due', difference: -155_00 })
  expect(await inspectAsStaff(test.database, owner, before, FINDINGS)).toMatchObject({ code: 'CHANGED' })
  expect(await offer(before)).toMatchObject({ code: 'CHANGED' })
  expect(await declineAsStaff(test.database, owner, before, 'CAR_NOT_WANTED')).toMatchObject({ code: 'CHANGED' })
  expect(after.lastChange?.by).toBe('Olga')
  expect(await offer(after)).toEqual({ kind: 'done' })
  expect(await shown(id)).toMatchObject({ state: 'OFFERED', price: after.found?.estimate })
  const { rows } = await test.database.pool.query(`select operation from audit_log where subject = $1 order by id`, [
    `trade-in ${id}`,
  ])
  expect(rows).toEqual([{ operation: 'inspect-trade-in' }, { operation: 'offer-trade-in' }])
})

it('names the line that is missing, and takes none that the table does not have', async () => {
  const { id } = await addTradeInRequest(test.database, merchantId)
  const inspect = async (changed: Partial<typeof FINDINGS>) =>
    inspectAsStaff(test.database, owner, await shown(id), { ...FINDINGS, ...changed })
  expect(await inspect({ condition: { tyres: 'two' } as never })).toMatchObject({ fields: [{ field: 'brakes' }] })
  expect(await inspect({ condition: { ...FINDINGS.condition, smell: 'bad' } as never })).toMatchObject({
    fields: [{ field: 'smell' }],
  })
  expect((await shown(id)).inspection).toBeNull()
})

it('the list has those to value, and a declined one among the ended', async () => {
  const { id } = await addTradeInRequest(test.database, merchantId)
  const list = async (part: 'TO_VALUE' | 'ENDED') => {
    const found = await readTradeInsForStaff(test.database.read, owner, { merchantId, part, page: 1 })
    if (found.kind !== 'found') return found.code
    // The tabs count each part, whichever is shown.
    expect(found.counts[part]).toBe(found.rows.length)
    expect(Object.values(found.counts).reduce((sum, count) => sum + count)).toBe(1)
    return found.rows
  }
  expect(await list('TO_VALUE')).toMatchObject([{ requestId: id, person: 'Jana Krüger', state: 'INSPECTION_BOOKED' }])
  expect(await declineAsStaff(test.database, owner, await shown(id), 'WITHDRAWN')).toMatchObject({ code: 'CONFLICT' })
  expect(await declineAsStaff(test.database, owner, await shown(id), 'CAR_NOT_WANTED')).toEqual({ kind: 'done' })
  expect(await list('TO_VALUE')).toEqual([])
  expect(await list('ENDED')).toMatchObject([{ requestId: id, state: 'DECLINED' }])
  const stranger = { ...owner, roles: [{ merchantId: merchantId + 1, roles: ['OWNER'] as const }] }
  await expect(shown(id, stranger)).rejects.toThrow('FORBIDDEN')
})

it('shows the customer’s pictures to sellers of this dealer only, and no documents', async () => {
  const { id } = await addTradeInRequest(test.database, merchantId)
  const objects = fileSystemStore(await mkdtemp(path.join(tmpdir(), 'objects-')))
  const [picture, document] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [key, kind] of [
    [picture, 'PICTURE'],
    [document, 'DOCUMENT'],
  ] as const) {
    await test.database.pool.query(
      `insert into uploads (key, kind, attached_to, field, file_name, content_type, bytes, object_key, position)
       values ($1, $2, $3, 'pictures', 'front.webp', 'image/webp', 4, $4, 0)`,
      [key, kind, `request:${id}`, `uploads/${key}`],
    )
    await objects.put(`uploads/${key}`, Buffer.from('RIFF'))
  }
  const deps = { read: test.database.read, objects, secretBox: aesSecretBox([TEST_SECRET]) }
  const open = (key: string, actor = owner) => readTradeInPicture(deps, actor, { requestId: id, key })
  expect((await shown(id)).pictures.map(({ key }) => key)).toEqual([picture])
  expect(await open(picture)).toMatchObject({ kind: 'found', file: { contentType: 'image/webp' } })
  expect(await open(document)).toMatchObject({ code: 'NOT_FOUND' })
  const stranger = { ...owner, roles: [{ merchantId: merchantId + 1, roles: ['OWNER'] as const }] }
  expect(await open(picture, stranger)).toMatchObject({ code: 'FORBIDDEN' })
})

it('terms are saved once from what was shown, without the amounts of the shop', async () => {
  const read = async () => {
    const found = await readTermsForStaff(test.database.read, owner, merchantId)
    return found.kind === 'found' ? found : Promise.reject(new Error(found.code))
  }
  const { fingerprint } = await read()
  const terms = { marginPermille: 80, minMargin: 700_00, reconditioning: 300_00 }
  const save = (amounts: Record<string, number>) =>
    saveTerms(test.database, owner, { merchantId, fingerprint, terms: { ...terms, amounts } })
  expect(await save({ 'smell.bad': -1 })).toMatchObject({ fields: [{ field: 'smell.bad' }] })
  expect(await save({ 'tyres.two': -300_00, 'tyres.four': -520_00 })).toEqual({ kind: 'done' })
  const stored = (await readTermsOf(test.database.read, [merchantId]))(merchantId)
  expect(stored).toMatchObject({ ...terms, amounts: { 'tyres.two': -300_00 } })
  expect(await save({})).toMatchObject({ code: 'CHANGED' })
  expect((await read()).lastChange?.by).toBe('Olga')
})
