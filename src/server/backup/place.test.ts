import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { primaryUrl } from '../standby/primary-url.ts'
import { claimPlace, openPlace, refuseInside } from './place.ts'
import { readTime } from './read-time.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'place-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('is an empty folder, and afterwards one for the same database alone', async () => {
  const place = openPlace(folder)
  await claimPlace(place, '7001')
  await claimPlace(place, '7001')
  await expect(claimPlace(place, '7002')).rejects.toThrow(/backups of another database/)
})

it('is no folder with other contents', async () => {
  await writeFile(path.join(folder, 'notes.txt'), 'mine')
  await expect(claimPlace(openPlace(folder), '7001')).rejects.toThrow(/other contents \(notes.txt\)/)
})

it.each([
  ['/srv/shop', true],
  ['/srv/shop/backups', true],
  ['/srv/shop/../shop/b', true],
  ['/srv/shop-backups', false],
  ['/srv', false],
  ['/srv/..shop', false],
  ['s3://k:s@host/bucket', false],
])('%s is inside the data folder /srv/shop: %s', (address, isRefused) => {
  const check = () => refuseInside(address, '/srv/shop')
  if (isRefused) expect(check).toThrow(/is lost with it/)
  else expect(check).not.toThrow()
})

it('at S3 needs its keys, and its name does not show them', () => {
  expect(openPlace('s3://key:secret@host/bucket/shop').name).toBe('https://host/bucket/shop/')
  expect(() => openPlace('s3://host/bucket')).toThrow(/s3:\/\/<access key>/)
})

it.each([
  ['2026-11-23T14:05:00+01:00', '2026-11-23T13:05:00.000Z'],
  ['2026-11-23 14:05Z', '2026-11-23T14:05:00.000Z'],
])('%s is the time %s', (text, expected) => expect(readTime(text).toISOString()).toBe(expected))

it.each(['2026-11-23T14:05:00', 'yesterday', '14:05', '2026-13-40T14:05:00Z'])('%s is no time', (text) => {
  expect(() => readTime(text)).toThrow(/use a time with its zone/)
})

it('of a primary is an address with the password, which may come from the environment', async () => {
  expect(await primaryUrl('db.example:5433', { PGPASSWORD: 'a/b' })).toBe(
    'postgres://fahrwerk:a%2Fb@db.example:5433/postgres',
  )
  expect(await primaryUrl('postgres://x:y@db.example:5433', {})).toBe('postgres://x:y@db.example:5433/postgres')
  await expect(primaryUrl('db.example:5433', {})).rejects.toThrow(/PGPASSWORD/)
  await expect(primaryUrl(folder, {})).rejects.toThrow(/no database in/)
})
