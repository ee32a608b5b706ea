import { mkdtemp, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { adoptDrafts, type DraftOwner, putDraft } from '#database/drafts.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import type { FileReader } from '#services/uploads/port.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { TEST_SECRET } from '../../../tests/support/gateway-context.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { attachUploads, moveUploads } from './attach-uploads.ts'
import { chooseCover, drawBoxes, moveUpload, removeUpload, sortUploads } from './change-uploads.ts'
import { deleteExpiredUploads } from './delete-expired-uploads.ts'
import { readUpload } from './upload-file.ts'
import { type NewUpload, storeUpload } from './store-upload.ts'
import type { UploadDeps } from './upload-deps.ts'
import { uploadsOf } from './uploads.ts'

const test = useTestDatabase()
const PLACE = 'draft:workshop'
const scope = MAIN_BRAND
let folder: string
let deps: UploadDeps
let customer: DraftOwner
let number = 0

/** Reads every file as what it should be; the real one has tests of its own. */
const files: FileReader = {
  readPicture: async (bytes) => ({ bytes: Buffer.from(bytes), width: 4, height: 3, hash: 'f0f0f0f0f0f0f0f0' }),
  coverPicture: async (picture, boxes) => Buffer.from(`${Buffer.from(picture).toString()} with ${boxes.length} boxes`),
  readDocument: async (bytes) => ({ bytes: Buffer.from(bytes), contentType: 'application/pdf' }),
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  deps = {
    ...{ read: test.database.read, writer: test.database, files },
    ...{ objects: fileSystemStore(folder), secretBox: aesSecretBox([TEST_SECRET]) },
  }
  customer = { kind: 'CUSTOMER', customerId: (await addCustomer(test.database, 'u@example.com')).actor.customerId }
})

const visitor = (): DraftOwner => ({
  ...{ kind: 'VISITOR', anonymousId: `00000000-0000-4000-8000-${String(++number).padStart(12, '0')}` },
})
const store = (owner: DraftOwner, more: Partial<NewUpload> = {}) =>
  storeUpload(deps, {
    ...{ owner, kind: 'PICTURE', attachTo: PLACE, field: 'pictures', fileName: 'a.jpg', bytes: Buffer.from('front') },
    ...more,
  })
async function stored(owner: DraftOwner, more: Partial<NewUpload> = {}): Promise<string> {
  const outcome = await store(owner, more)
  if (outcome.kind === 'refused') throw new Error(outcome.problem)
  return outcome.key
}
const keysOf = async (owner: DraftOwner) =>
  (await uploadsOf(test.database.read, { attachedTo: PLACE, owner })).map(({ key }) => key)
const read = (key: string, owner: DraftOwner | null) => readUpload(deps, key, { owner, requestKey: null, scope })

it('stores a file for its owner and shows it to nobody else', async () => {
  const owner = visitor()
  const key = await stored(owner)
  expect(key).toMatch(/^aa-upload-[0-9a-f-]{36}$/)
  expect(await read(key, owner)).toMatchObject({ isDocument: false, fileName: 'a.jpg', contentType: 'image/jpeg' })
  for (const other of [visitor(), customer, null]) expect(await read(key, other)).toBeUndefined()
  expect(await uploadsOf(test.database.read, { attachedTo: PLACE, owner: visitor() })).toEqual([])
  expect(await uploadsOf(test.database.read, { attachedTo: PLACE, owner: null })).toEqual([])
})

it('refuses what is empty, too large, or one too many', async () => {
  const owner = visitor()
  expect(await store(owner, { bytes: Buffer.alloc(0) })).toEqual({ kind: 'refused', problem: 'EMPTY_FILE' })
  const document = { kind: 'DOCUMENT', bytes: Buffer.alloc(10_100_000) } as const
  expect(await store(owner, document)).toEqual({ kind: 'refused', problem: 'TOO_LARGE' })
  for (let count = 0; count < 10; count++) await stored(owner, { kind: 'DOCUMENT' })
  expect(await store(owner, { kind: 'DOCUMENT' })).toEqual({ kind: 'refused', problem: 'TOO_MANY_FILES' })
})

it('stores ten of eleven documents that come at once', async () => {
  const owner = visitor()
  const outcomes = await Promise.all(Array.from({ length: 11 }, () => store(owner, { kind: 'DOCUMENT' })))
  expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(10)
  expect(await keysOf(owner)).toHaveLength(10)
})

it('seals documents: the stored bytes are not those of the file', async () => {
  const key = await stored(customer, { kind: 'DOCUMENT', bytes: Buffer.from('net income 2,345.67') })
  const { object_key: objectKey } = await test.database.read
    .selectFrom('uploads')
    .select('object_key')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  expect((await deps.objects.get(objectKey))!.includes('income')).toBe(false)
  expect((await read(key, customer))?.bytes.toString()).toBe('net income 2,345.67')
})

it('sorts, moves and makes the first picture the cover, for the owner only', async () => {
  const owner = visitor()
  const [a, b, c] = [await stored(owner), await stored(owner), await stored(owner)]
  expect((await uploadsOf(test.database.read, { attachedTo: PLACE, owner })).map(({ isCover }) => isCover)).toEqual([
    ...[true, false, false],
  ])
  await sortUploads(test.database, { owner, attachedTo: PLACE, keys: [c, a, 'aa-upload-x'] })
  expect(await keysOf(owner)).toEqual([c, a, b])
  await moveUpload(test.database, { owner, key: b, by: -1 })
  await moveUpload(test.database, { owner, key: c, by: -1 })
  expect(await keysOf(owner)).toEqual([c, b, a])
  await chooseCover(test.database, { owner, key: a })
  expect(await keysOf(owner)).toEqual([a, c, b])
  const stranger = visitor()
  for (const refused of [
    await moveUpload(test.database, { owner: stranger, key: a, by: 1 }),
    await chooseCover(test.database, { owner: stranger, key: b }),
    await removeUpload(deps, { owner: stranger, key: a }),
    await drawBoxes(deps, { owner: stranger, key: a, boxes: [] }),
  ])
    expect(refused).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' })
  await sortUploads(test.database, { owner: stranger, attachedTo: PLACE, keys: [b, c, a] })
  expect(await keysOf(owner)).toEqual([a, c, b])
})

it('draws boxes that can be changed until the draft is submitted, and then forgets the picture below', async () => {
  const owner = visitor()
  const key = await stored(owner)
  const box = { left: 0.1, top: 0.1, width: 0.2, height: 0.2 }
  const shown = async () => (await read(key, owner))?.bytes.toString()
  await drawBoxes(deps, { owner, key, boxes: [box] })
  expect(await shown()).toBe('front with 1 boxes')
  await drawBoxes(deps, { owner, key, boxes: [box, box] })
  expect(await shown()).toBe('front with 2 boxes')
  await drawBoxes(deps, { owner, key, boxes: [] })
  expect(await shown()).toBe('front')
  await drawBoxes(deps, { owner, key, boxes: [box] })
  await test.database.transaction((handle) => moveUploads(handle, { owner, from: PLACE, to: 'request:1' }))
  const row = await test.database.read
    .selectFrom('uploads')
    .select(['attached_to', 'uncovered_key'])
    .where('key', '=', key)
    .executeTakeFirst()
  expect(row).toEqual({ attached_to: 'request:1', uncovered_key: null })
  expect(await drawBoxes(deps, { owner, key, boxes: [] })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await removeUpload(deps, { owner, key })).toMatchObject({ code: 'NOT_FOUND' })
})

it('attaches only the owner’s uploads', async () => {
  const owner = visitor()
  const [own, foreign] = [await stored(owner, { attachTo: null }), await stored(visitor(), { attachTo: null })]
  const attached = await test.database.transaction((handle) =>
    attachUploads(handle, { owner, keys: [own, foreign], to: PLACE }),
  )
  expect(attached).toEqual([own])
  expect(await keysOf(owner)).toEqual([own])
})

it('a visitor who logs in keeps the uploads, and those of a replaced draft expire', async () => {
  const owner = visitor()
  const id = (await addCustomer(test.database, 'login@example.com')).actor.customerId
  const account: DraftOwner = { kind: 'CUSTOMER', customerId: id }
  const [own, old] = [await stored(owner), await stored(account)]
  if (owner.kind !== 'VISITOR') throw new Error('not a visitor')
  await test.database.transaction((handle) => adoptDrafts(handle, owner.anonymousId, id))
  expect(await keysOf(account)).toEqual([own])
  const row = await test.database.read
    .selectFrom('uploads')
    .select('expires_at')
    .where('key', '=', old)
    .executeTakeFirst()
  expect(row?.expires_at).toBeInstanceOf(Date)
})

it('deletes unattached uploads 22 minutes after they came, and those whose draft is gone, with their objects', async () => {
  const owner = visitor()
  const [loose, drafted, draftless] = [
    await stored(owner, { attachTo: null }),
    await stored(owner),
    await stored(visitor()),
  ]
  await test.database.transaction((handle) => putDraft(handle, owner, 'workshop', { skus: [] }))
  const exists = async (key: string) =>
    (await test.database.read.selectFrom('uploads').select('key').where('key', '=', key).execute()).length > 0
  const all = { writer: deps.writer, objects: deps.objects, onError: () => {} }
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await deleteExpiredUploads(all, inMinutes(21))
  expect([await exists(loose), await exists(drafted), await exists(draftless)]).toEqual([true, true, true])
  await deleteExpiredUploads(all, inMinutes(23))
  expect([await exists(loose), await exists(drafted), await exists(draftless)]).toEqual([false, true, false])
  await deps.objects.put('uploads/left-behind', Buffer.from('x'))
  await utimes(path.join(folder, 'uploads/left-behind'), 1, 1)
  await deleteExpiredUploads(all)
  expect(await deps.objects.has('uploads/left-behind')).toBe(false)
  expect(await read(drafted, owner)).toBeDefined()
})

it('keeps the documents of a car sealed for its owner, who removes them, until the car is gone', async () => {
  const { customerId } = (await addCustomer(test.database, 'garage@example.com')).actor
  const owner: DraftOwner = { kind: 'CUSTOMER', customerId }
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into garage_vehicles (customer_id, make) values ($1, 'VW') returning id`,
    [customerId],
  )
  const attachTo = `garage:${rows[0]!.id}` as const
  const document = { kind: 'DOCUMENT', attachTo, field: 'documents', fileName: 'rechnung.pdf' } as const
  const [remaining, removed] = [await stored(owner, document), await stored(owner, document)]
  const picture = await store(owner, { ...document, kind: 'PICTURE' })
  expect(picture, 'it would not be sealed').toEqual({ kind: 'refused', problem: 'WRONG_TYPE' })
  expect(await read(remaining, customer), 'another customer').toBeUndefined()
  expect(await removeUpload(deps, { owner: customer, key: removed })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await removeUpload(deps, { owner, key: removed })).toEqual({ kind: 'done' })
  const all = { writer: deps.writer, objects: deps.objects, onError: () => {} }
  await deleteExpiredUploads(all, new Date(Date.now() + 86_400_000))
  expect((await read(remaining, owner))?.fileName).toBe('rechnung.pdf')
  await test.database.pool.query('delete from garage_vehicles where id = $1', [rows[0]!.id])
  await deleteExpiredUploads(all)
  expect(await read(remaining, owner)).toBeUndefined()
})
