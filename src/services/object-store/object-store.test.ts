import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { S3StandIn } from '../../../tests/support/s3-stand-in.ts'
import { fileSystemStore } from './file-system.ts'
import { type ObjectStore, StoreFault } from './port.ts'
import { readS3Address, type S3Address, s3Store } from './s3.ts'

let folder: string
let service: S3StandIn
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objects-'))
  service = new S3StandIn()
  await service.start()
})
afterEach(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

const POLICY = { timeoutMs: 5_000, retries: 2, pauseMs: 1 }
const bucket = (change: Partial<S3Address> = {}) => s3Store(service.address(change), POLICY)

/** A bucket of a running service, as `OBJECT_STORE_URL` names it; the tests use a folder of their own in it and leave it empty. */
const RUNNING = process.env.CONTRACT_STORE
const running = () => s3Store(runningAddress(), POLICY)
const runningFolder = `contract-${randomUUID()}/`
function runningAddress(change: Partial<S3Address> = {}): S3Address {
  const address = readS3Address(RUNNING ?? '')
  if (!address)
    throw new Error('CONTRACT_STORE names no service: s3://<access key>:<secret key>@<host>/<bucket>?region=<region>')
  return { ...address, folder: address.folder + runningFolder, ...change }
}
afterEach(async () => {
  if (!RUNNING) return
  const store = running()
  const atOnce = pLimit(10)
  await Promise.all((await Array.fromAsync(store.list())).map(({ key }) => atOnce(() => store.delete(key))))
})

interface Place {
  readonly open: () => ObjectStore
  /** Makes the time of every object a past one. */
  readonly makeOld: () => Promise<unknown>
}

const PLACES: readonly (readonly [string, Place])[] = [
  ['files', { open: () => fileSystemStore(folder), makeOld: makeFilesOld }],
  ['a bucket', { open: () => bucket(), makeOld: makeBucketOld }],
  ['a folder of a bucket', { open: () => bucket({ folder: 'fahrwerk/live/' }), makeOld: makeBucketOld }],
  // Times of a service may be whole seconds.
  ...(RUNNING ? [['the running service', { open: () => running(), makeOld: () => sleep(2_100) }] as const] : []),
]

describe.each(PLACES)('%s', (_, { open, makeOld }) => {
  let store: ObjectStore
  beforeEach(() => {
    store = open()
  })

  it('an object exists from put to delete', async () => {
    expect([await store.has('a/b'), await store.get('a/b')]).toEqual([false, undefined])
    await store.put('a/b', Buffer.from('x'))
    expect([await store.has('a/b'), String(await store.get('a/b'))]).toEqual([true, 'x'])
    expect([await store.has('a'), await store.has('a/b/c')]).toEqual([false, false])
    await store.put('a/b', Buffer.from('anew'))
    expect(String(await store.get('a/b'))).toBe('anew')
    await store.delete('a/b')
    expect([await store.has('a/b'), await store.get('a/b')]).toEqual([false, undefined])
    await store.delete('a/b')
  })

  it('returns the bytes it was given, however many', async () => {
    const picture = Buffer.from(Array.from({ length: 300_000 }, (_byte, index) => (index * 7) % 256))
    await store.put('a/picture.webp', picture)
    expect((await store.get('a/picture.webp'))?.equals(picture)).toBe(true)
    await store.put('a/empty', Buffer.alloc(0))
    expect((await store.get('a/empty'))?.length).toBe(0)
  })

  it('an object that is renewed counts as stored now', async () => {
    expect(await store.renew('a/b')).toBe(false)
    await store.put('a/b', Buffer.from('x'))
    await makeOld()
    const [old] = await Array.fromAsync(store.list('a'))
    expect(await store.renew('a/b')).toBe(true)
    const [listed] = await Array.fromAsync(store.list('a'))
    expect(listed!.storedAt - old!.storedAt).toBeGreaterThan(1_000)
    expect(Date.now() - listed!.storedAt).toBeLessThan(60_000)
    expect(String(await store.get('a/b'))).toBe('x')
  })

  it('a folder lists its objects with sizes', async () => {
    for (const key of ['a/x', 'a/b/y', 'ab/z']) await store.put(key, Buffer.from(key))
    const listed = await Array.fromAsync(store.list('a'))
    expect(Object.fromEntries(listed.map(({ key, bytes }) => [key, bytes]))).toEqual({ 'a/b/y': 5, 'a/x': 3 })
    const all = await Array.fromAsync(store.list())
    expect(all.map(({ key }) => key).sort()).toEqual(['a/b/y', 'a/x', 'ab/z'])
    expect(Date.now() - listed[0]!.storedAt).toBeLessThan(60_000)
    expect(await Array.fromAsync(store.list('none'))).toEqual([])
  })

  it('a key cannot leave the folder', async () => {
    await expect(async () => store.has('../a')).rejects.toThrow('Not an object key')
    await expect(async () => store.put('a/../../b', Buffer.from('x'))).rejects.toThrow('Not an object key')
  })
})

it('a file that cannot be written leaves no half of it', async () => {
  const store = fileSystemStore(folder)
  await store.put('a/b/c', Buffer.from('x'))
  // There is a folder of this name.
  await expect(store.put('a/b', Buffer.from('y'))).rejects.toThrow()
  expect((await Array.fromAsync(store.list())).map(({ key }) => key)).toEqual(['a/b/c'])
})

async function makeBucketOld(): Promise<void> {
  for (const object of service.objects.values()) object.storedAt = new Date(0)
}

async function makeFilesOld(): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), 0, 0)
}

interface Service {
  readonly address: (change?: Partial<S3Address>) => S3Address
  readonly fill: (keys: readonly string[]) => Promise<unknown>
}

const SERVICES: readonly (readonly [string, Service])[] = [
  ['the stand-in', { address: (change) => service.address(change), fill: fillStandIn }],
  ...(RUNNING ? [['the running service', { address: runningAddress, fill: fillRunning }] as const] : []),
]

async function fillStandIn(keys: readonly string[]): Promise<void> {
  for (const key of keys) service.objects.set(key, { bytes: Buffer.from('x'), storedAt: new Date() })
}

async function fillRunning(keys: readonly string[]): Promise<void> {
  const atOnce = pLimit(10)
  await Promise.all(keys.map((key) => atOnce(() => running().put(key, Buffer.from('x')))))
}

describe.each(SERVICES)('%s', (_, { address, fill }) => {
  const openWith = (change: Partial<S3Address> = {}) => s3Store(address(change), POLICY)

  it('lists more objects than one answer has', async () => {
    const keys = Array.from({ length: 1_005 }, (_key, index) => `many/${index}`)
    await fill(keys)
    const listed = await Array.fromAsync(openWith().list('many'))
    expect(listed.length).toBe(keys.length)
    expect(new Set(listed.map(({ key }) => key))).toEqual(new Set(keys))
  })

  it.each<readonly [RegExp, (address: S3Address) => Partial<S3Address>]>([
    // Some services do not say that they do not know the key.
    [/InvalidAccessKeyId|SignatureDoesNotMatch/, () => ({ accessKey: 'wrong' })],
    [/SignatureDoesNotMatch/, () => ({ secretKey: 'wrong' })],
    [/NoSuchBucket/, ({ endpoint }) => ({ endpoint: `${endpoint}-elsewhere` })],
  ])('that refuses with %s is a fault, and nothing counts as stored or missing', async (code, changeOf) => {
    const store = openWith(changeOf(address()))
    await expect(store.put('a/b', Buffer.from('x'))).rejects.toThrow(code)
    await expect(store.get('a/b')).rejects.toThrow(code)
    await expect(store.has('a/b')).rejects.toThrow(code)
    await expect(store.renew('a/b')).rejects.toThrow(code)
    await expect(store.delete('a/b')).rejects.toThrow(code)
    await expect(Array.fromAsync(store.list('a'))).rejects.toThrow(code)
    expect(await Array.fromAsync(openWith().list())).toEqual([])
  })
})

describe('a service', () => {
  it('that fails for a moment is asked again', async () => {
    await bucket().put('a/b', Buffer.from('x'))
    for (const trouble of [[503, 'hangs up'], [500, 502], ['breaks off']] as const) {
      service.requests = 0
      service.troubles.push(...trouble)
      expect(String(await bucket().get('a/b'))).toBe('x')
      expect(service.requests).toBe(trouble.length + 1)
    }
  })

  it('that stays away is a fault, not a missing object', async () => {
    service.troubles.push(503, 503, 503)
    await expect(bucket().get('a/b')).rejects.toThrow('503')
    service.troubles.push('hangs up', 'hangs up', 'hangs up')
    const fault = await bucket()
      .has('a/b')
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(StoreFault)
    expect(String(fault)).toMatch(/The object store at http:.* does not answer: (ECONNRESET|UND_ERR_SOCKET)$/)
    service.troubles.push('says nothing')
    const silent = s3Store(service.address(), { timeoutMs: 50, retries: 0, pauseMs: 1 }).get('a/b')
    await expect(silent).rejects.toThrow(/does not answer: The operation was aborted due to timeout$/)
  })
})

describe('its address', () => {
  it('names keys, host, bucket, folder and region', () => {
    expect(readS3Address('s3://AK%2FIA:se%2Bcret@s3.eu-central-1.amazonaws.com/pictures?region=eu-central-1')).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com/pictures',
      region: 'eu-central-1',
      accessKey: 'AK/IA',
      secretKey: 'se+cret',
      folder: '',
    })
    expect(readS3Address('s3://key:secret@127.0.0.1:9000/shop/live?tls=0')).toMatchObject({
      endpoint: 'http://127.0.0.1:9000/shop',
      region: 'auto',
      folder: 'live/',
    })
  })

  it.each(['', 's3://host/bucket', 's3://key@host/bucket', 's3://key:secret@host', 'https://key:secret@host/bucket'])(
    '%j is none',
    (text) => {
      expect(readS3Address(text)).toBeUndefined()
    },
  )
})
