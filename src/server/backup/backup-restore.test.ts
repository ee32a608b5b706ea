import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, startCluster } from '#database/embedded/cluster.ts'
import { preparePlace } from '#database/embedded/cluster-files.ts'
import { ensureDatabase } from '#database/migrate.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { DATABASE } from '../store.ts'
import { backUp } from './back-up.ts'
import { expireBackups } from './expire.ts'
import { readManifests, readObjectList } from './manifests.ts'
import { restoreObjects } from './object-copies.ts'
import { openPlace } from './place.ts'
import { chooseBackup, restoreCluster } from './restore.ts'
import { checkSecrets } from './secret-list.ts'
import { shipLog } from './ship-log.ts'

const root = mkdtempSync(path.join(tmpdir(), 'fahrwerk-backup-'))
const dataFolder = path.join(root, 'shop')
const folder = path.join(dataFolder, 'postgres')
const objects = fileSystemStore(path.join(dataFolder, 'objects'))
const place = openPlace(path.join(root, 'place'))
const environment = { DATA_KEY: 'k'.repeat(40), SESSION_SECRET: 's'.repeat(40) }
let cluster: Cluster
let writer: pg.Client

beforeAll(async () => {
  cluster = await startCluster(folder, { archives: true })
  await ensureDatabase(cluster.url, DATABASE)
  writer = new pg.Client({ connectionString: cluster.urlOf(DATABASE) })
  await writer.connect()
  await writer.query('create table ledger (id serial primary key, note text)')
  await objects.put('photographs/photo/a', Buffer.from('picture'))
  await objects.put('variants/x', Buffer.from('made anew'))
})
afterAll(async () => {
  await writer.end()
  await cluster.stop()
  rmSync(root, { recursive: true, force: true })
})

const source = () => ({
  ...{ url: cluster.urlOf(DATABASE), cluster: preparePlace(folder), objects, environment, dataFolder },
})
const write = (note: string) => writer.query('insert into ledger (note) values ($1)', [note])

async function notesOf(restored: string, condition = 'true'): Promise<string[]> {
  const copy = await startCluster(restored)
  const client = new pg.Client({ connectionString: copy.urlOf(DATABASE) })
  await client.connect()
  const { rows } = await client.query<{ note: string }>(`select note from ledger where ${condition} order by id`)
  await client.end()
  await copy.stop()
  return rows.map(({ note }) => note)
}

describe('a backup of a shop in which somebody writes', () => {
  it('leads to the state between two later writes, and back to its own', async () => {
    let isWriting = true
    const writing = (async () => {
      while (isWriting) {
        await write('during')
        await sleep(1)
      }
    })()
    const { manifest } = await backUp(source(), place)
    isWriting = false
    await writing
    await write('first')
    await sleep(20)
    const between = new Date()
    await sleep(20)
    await write('second')
    await writer.query('select pg_switch_wal()')
    await objects.put('photographs/photo/b', Buffer.from('later picture'))
    await expect
      .poll(async () => (await shipLog(preparePlace(folder), place.store)) > 0, { timeout: 10_000 })
      .toBe(true)

    const chosen = await chooseBackup(place, between)
    expect(chosen).toEqual(manifest)
    const then = path.join(root, 'then')
    await restoreCluster(place.store, chosen, then, { time: between })
    expect(await notesOf(then, "note <> 'during'")).toEqual(['first'])

    const counted = path.join(root, 'counted')
    await restoreCluster(place.store, chosen, counted, { name: manifest.point })
    const notes = await notesOf(counted)
    expect(manifest.counts).toEqual({ ledger: notes.length })
    expect(notes.length).toBeGreaterThan(0)
    expect(new Set(notes)).toEqual(new Set(['during']))
  })

  it('has its objects, names its secrets, and shows none of their values', async () => {
    const [manifest] = await readManifests(place.store)
    const target = fileSystemStore(path.join(root, 'objects'))
    const listed = await readObjectList(place.store, manifest!)
    expect(listed.map(({ key }) => key)).toEqual(['photographs/photo/a'])
    expect(await restoreObjects(place.store, target, listed)).toEqual({ count: 1, bad: [] })
    expect(String(await target.get('photographs/photo/a'))).toBe('picture')
    expect(JSON.stringify(manifest)).not.toContain(environment.DATA_KEY)
    const changed = { SESSION_SECRET: 'x'.repeat(40), DATA_KEY: environment.DATA_KEY }
    expect(checkSecrets(manifest!, changed, '/nowhere').map(({ name, status }) => [name, status])).toEqual([
      ['DATA_KEY', 'fits'],
      ['SESSION_SECRET', 'differs'],
    ])
  })

  it('is refused where a byte of it has changed, or an object is damaged', async () => {
    const [manifest] = await readManifests(place.store)
    const copy = path.join(root, 'place/objects/photographs/photo/a')
    writeFileSync(copy, 'pictura')
    const target = fileSystemStore(path.join(root, 'objects-2'))
    const listed = await readObjectList(place.store, manifest!)
    expect(await restoreObjects(place.store, target, listed)).toEqual({ count: 0, bad: ['photographs/photo/a'] })
    writeFileSync(copy, 'picture')
    const chunk = largestBelow(path.join(root, 'place/chunks'))
    const contents = readFileSync(chunk)
    contents[contents.length >> 1]! ^= 1
    writeFileSync(chunk, contents)
    await expect(restoreCluster(place.store, manifest!, path.join(root, 'bad'), 'latest')).rejects.toThrow(
      /damaged at chunks/,
    )
    rmSync(chunk)
  })

  it('that is killed is none; the next one replaces the former, with what was missing', async () => {
    const before = await readManifests(place.store)
    const killed = spawn(process.execPath, ['src/server/backup/backup.ts', '--to', path.join(root, 'place')], {
      env: { PATH: process.env.PATH, ...environment, DATA_DIR: dataFolder },
      stdio: 'ignore',
    })
    const { rows } = await waitForBackup()
    expect(rows).toHaveLength(1)
    killed.kill('SIGKILL')
    await new Promise((resolve) => killed.once('exit', resolve))
    expect(await readManifests(place.store)).toEqual(before)

    await expect.poll(async () => (await lockHolders()).length, { timeout: 10_000 }).toBe(0)
    const { manifest } = await backUp(source(), place)
    expect(await expireBackups(place.store, objects, 1)).toEqual([before[0]!.id])
    expect(await readManifests(place.store)).toEqual([manifest])
    const last = path.join(root, 'last')
    await restoreCluster(place.store, manifest, last, 'latest')
    expect(await notesOf(last, "note <> 'during'")).toEqual(['first', 'second'])
  })
})

const lockHolders = async () =>
  (await writer.query("select from pg_locks where locktype = 'advisory' and objid = 230232")).rows

async function waitForBackup() {
  for (;;) {
    const rows = await lockHolders()
    if (rows.length > 0) return { rows }
    await sleep(5)
  }
}

function largestBelow(below: string): string {
  const files = readdirSync(below, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name))
  return paths.sort((a, b) => statSync(b).size - statSync(a).size)[0]!
}
