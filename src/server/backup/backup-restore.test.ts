import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Cluster, startCluster } from '#database/embedded/cluster.ts'
import { preparePlace } from '#database/embedded/cluster-files.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { segmentKey } from '#domain/backup/segment-name.ts'
import { type ObjectStore, StoreFault } from '#services/object-store/port.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { s3Store } from '#services/object-store/s3.ts'
import { runServerProgram } from '../../../tests/support/run-server-program.ts'
import { S3StandIn } from '../../../tests/support/s3-stand-in.ts'
import { noteOwner } from '../database-owner.ts'
import { backupAges } from '../figures/process-figures.ts'
import { createLog } from '../log.ts'
import { DATABASE } from '../store.ts'
import { backUp } from './back-up.ts'
import { backupFigures } from './backup-figures.ts'
import { backupMaker } from './backup-tasks.ts'
import { readChunkOf } from './chunks.ts'
import { expireBackups } from './expire.ts'
import { readFileList, readManifests, readObjectList } from './manifests.ts'
import { restoreObjects } from './object-copies.ts'
import { openPlace } from './place.ts'
import { chooseBackup, restoreCluster } from './restore.ts'
import { noteRestoreTest, testRestore } from './restore-test.ts'
import { checkSecrets } from './secret-list.ts'
import { shipAtStop } from './ship-at-stop.ts'
import { shipLog } from './ship-log.ts'

const root = mkdtempSync(path.join(tmpdir(), 'fahrwerk-backup-'))
const folderOf = (name: string) => path.join(root, name)
const dataFolder = folderOf('shop')
const folder = path.join(dataFolder, 'postgres')
const objects = fileSystemStore(path.join(dataFolder, 'objects'))
const place = openPlace(path.join(root, 'place'))
const environment = { DATA_KEY: 'k'.repeat(40), SESSION_SECRET: 's'.repeat(40) }
/** A row names it, and the shop has it, but not the backup. */
const LEFT_OUT = `photo/${'c'.repeat(32)}`
/** A row names it, and it is nowhere. */
const LOST = `photo/${'b'.repeat(32)}`
let lines: string[] = []
const log = createLog('info', { write: (line) => lines.push(line) })
let cluster: Cluster
let writer: pg.Client

beforeAll(async () => {
  cluster = await startCluster(folder, { archives: true })
  await ensureDatabase(cluster.url, DATABASE)
  writer = new pg.Client({ connectionString: cluster.urlOf(DATABASE) })
  await writer.connect()
  // Restored copies have the same settings; nothing here has to survive a power failure.
  await writer.query('alter system set fsync = off')
  await writer.query('select pg_reload_conf()')
  await migrate(cluster.urlOf(DATABASE))
  await writer.query('create table ledger (id serial primary key, note text)')
  await writer.query("insert into covered_photographs values ('photo/x', $1, '[]'), ('photo/y', $2, '[]')", [
    ...[LOST, LEFT_OUT],
  ])
  await objects.put('photographs/photo/a', Buffer.from('picture'))
  await objects.put('variants/x', Buffer.from('made anew'))
})
afterAll(async () => {
  await writer.end()
  await cluster.stop()
  rmSync(root, { recursive: true, force: true })
})

const source = () => ({
  ...{ url: cluster.urlOf(DATABASE), cluster: preparePlace(folder), objects, environment, dataFolder, archives: true },
})
/** What was logged since the last call. */
function logged(): unknown[] {
  const parsed = lines.map((line) => JSON.parse(line) as unknown)
  lines = []
  return parsed
}
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

/** Writes into a restored cluster, and brings its log to the place. */
async function goOn(restored: string, note: string): Promise<void> {
  const copy = await startCluster(restored, { archives: true })
  const client = new pg.Client({ connectionString: copy.urlOf(DATABASE) })
  await client.connect()
  await client.query('insert into ledger (note) values ($1)', [note])
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await client.end()
  const ship = async () => {
    await shipLog(preparePlace(restored), place.store)
    return place.store.has(segmentKey(rows[0]!.name))
  }
  await expect.poll(ship, { timeout: 20_000, interval: 100 }).toBe(true)
  await copy.stop()
}

describe('a backup of a shop in which somebody writes', () => {
  it('leads to the state between two later writes', async () => {
    const written = new AbortController()
    const writing = (async () => {
      while (!written.signal.aborted) {
        await write('during')
        await sleep(10)
      }
    })()
    const { manifest } = await backUp(source(), place)
    written.abort()
    await writing
    await write('first')
    await sleep(20)
    const between = new Date()
    await sleep(20)
    await write('second')
    const { rows } = await writer.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    await objects.put('photographs/photo/b', Buffer.from('later picture'))
    const ship = async () => {
      await shipLog(preparePlace(folder), place.store)
      return place.store.has(segmentKey(rows[0]!.name))
    }
    await expect.poll(ship, { timeout: 20_000, interval: 100 }).toBe(true)
    const chosen = await chooseBackup(place, between)
    expect(chosen).toEqual(manifest)
    const then = path.join(root, 'then')
    await restoreCluster(place.store, chosen, then, { time: between })
    expect(await notesOf(then, "note <> 'during'")).toEqual(['first'])

    // The restored shop goes on in the same place, on a timeline of its own, and is lost in its turn.
    await goOn(then, 'third')
    const again = path.join(root, 'again')
    await restoreCluster(place.store, await chooseBackup(place), again, 'latest')
    expect(await notesOf(again, "note <> 'during'")).toEqual(['first', 'third'])
  })

  it('is not restored to a time that is not archived yet, says what to do, and leaves no folder behind', async () => {
    const options = ['--from', place.name, '--to', folderOf('too-early'), '--at', new Date().toISOString()]
    for (const attempt of ['first', 'second']) {
      const { code, said } = await runRestore(options)
      expect([code, said], attempt).toEqual([1, expect.stringMatching(/not archived yet.* try again in a minute/)])
      expect([said.includes('delete'), existsSync(folderOf('too-early'))]).toEqual([false, false])
    }
  })

  it.skipIf(process.getuid?.() !== 0)(
    'is not restored where another account still has files of a former database, which stay',
    async () => {
      const account = { POSTGRES_IDENTITY: 'account' }
      vi.stubEnv('POSTGRES_IDENTITY', account.POSTGRES_IDENTITY)
      onTestFinished(() => void vi.unstubAllEnvs())
      const target = folderOf('other-account')
      const { data } = preparePlace(path.join(target, 'postgres'))
      const home = path.dirname(data)
      const segment = path.join(home, 'wal-waiting', '0000000100000000000000FE')
      onTestFinished(() => rmSync(home, { recursive: true, force: true }))
      rmSync(target, { recursive: true })
      const options = ['--from', place.name, '--to', target, '--at', new Date().toISOString()]
      const restore = () => runRestore(options, account)
      expect(await restore()).toMatchObject({ code: 1, said: expect.stringContaining('not archived yet') })
      expect(
        [home, target].filter((each) => existsSync(each)),
        'what the restore made',
      ).toEqual([])

      mkdirSync(path.dirname(segment), { recursive: true })
      writeFileSync(segment, 'the end of the log')
      const waits = await restore()
      expect([waits.code, waits.said]).toEqual([1, expect.stringMatching(/1 files of the log wait in .*wal-waiting/)])
      expect(waits.said).toContain(`mv ${home} `)
      expect(waits.said).not.toMatch(/former database|delete/)
      expect(readFileSync(segment, 'utf8')).toBe('the end of the log')

      mkdirSync(data)
      mkdirSync(target)
      const used = await restore()
      expect([used.code, used.said]).toEqual([1, expect.stringContaining('It has a former database')])
      expect(
        [target, data, segment].map((each) => existsSync(each)),
        'what was there',
      ).toEqual([true, true, true])
    },
  )

  it('is restored beside the shop and compared with what its manifest says', async () => {
    const [manifest] = await readManifests(place.store)
    await objects.put(`photographs/${LEFT_OUT}`, Buffer.from('not copied'))
    const file = path.join(root, 'place/backups', manifest!.id, 'manifest.json')
    const wrong = { ...manifest!, counts: { ...manifest!.counts, ledger: manifest!.counts!.ledger! + 1 } }
    expect(manifest!.counts!.ledger).toBeGreaterThan(0)
    writeFileSync(file, JSON.stringify(wrong))
    const tested = { dataFolder, url: cluster.urlOf(DATABASE), objects }
    const away = () => {
      throw new StoreFault('The object store does not answer: ECONNREFUSED')
    }
    const ofPlaceThatIsAway = testRestore({ ...place, store: { ...place.store, list: away } }, tested)
    await expect(ofPlaceThatIsAway, 'which says nothing about its backup').rejects.toThrow(StoreFault)
    const test = await testRestore(place, tested)
    await noteRestoreTest(dataFolder, test)
    expect(test.problems).toEqual([
      `table ledger has ${manifest!.counts!.ledger} rows instead of ${wrong.counts.ledger}`,
      `objects that rows name are not in the backup: 1 (photographs/${LEFT_OUT})`,
    ])
    expect(test.lost).toEqual([`photographs/${LOST}`])
    await objects.delete(`photographs/${LEFT_OUT}`)
    writeFileSync(file, JSON.stringify(manifest))
    expect(await backupFigures('SHOP', { dataFolder })).toMatchObject({
      fahrwerk_backup_restore_test_problems: 2,
      fahrwerk_backup_restore_test_age_seconds: -1,
      fahrwerk_backup_age_seconds: -1,
    })
    for (const other of ['DATABASE_HOST', 'NOBODY'] as const)
      expect(await backupFigures(other, { dataFolder })).toEqual({})
    const production = { production: true, dataFolder }
    expect(await backupAges('SHOP', production)).toEqual({
      BACKUP_AGE: null,
      RESTORE_TEST_AGE: null,
      RESTORE_TEST_PROBLEMS: 2,
    })
    expect(await backupAges('DATABASE_HOST', production), 'others make them').toEqual({})
    expect(await backupAges('NOBODY', production)).toEqual({ BACKUP_AGE: null })
    const config = { backup: { url: root, retain: 1 }, dataFolder }
    const url = cluster.urlOf(DATABASE)
    expect(await backupMaker(config, { url, embedded: false }), 'it leads to the embedded server').toBe('SHOP')
    expect(await backupMaker({ ...config, backup: undefined }, { url, embedded: false }), 'so nobody').toBe('NOBODY')
    expect(await backupMaker({ ...config, dataFolder: root }, { url, embedded: false })).toBe('DATABASE_HOST')
    expect(await backupMaker({ ...config, backup: undefined }, { url, embedded: true })).toBe('NOBODY')
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

  it('has the end of the log and the newest objects once the shop has stopped, and waits no longer than allowed', async () => {
    const stop = (store: ObjectStore, limitMs?: number) =>
      shipAtStop({ pool: writer, cluster: preparePlace(folder), objects, place: { ...place, store } }, log, limitMs)
    await write('just before the stop')
    const { rows } = await writer.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name')
    await objects.put('photographs/photo/c', Buffer.from('the newest picture'))
    const slow = { ...place.store, put: () => new Promise<void>(() => {}) }
    await stop(slow, 300)
    const left = { objects: expect.stringContaining('photographs/photo/c') as unknown, error: 'the time was up' }
    expect(logged()).toMatchObject([{ level: 50, ...left }])
    // A listing of very many objects does not end within the limit.
    const slowList = async function* () {
      await sleep(60_000, undefined, { ref: false })
      yield* place.store.list('objects')
    }
    await stop({ ...place.store, list: slowList }, 300)
    expect(logged()).toMatchObject([{ objects: expect.stringContaining('not compared to the end') as unknown }])
    await stop(place.store)
    expect(logged()).toEqual([])
    expect(await place.store.has(segmentKey(rows[0]!.name))).toBe(true)
    expect(String(await place.store.get('objects/photographs/photo/c'))).toBe('the newest picture')
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
    const { files } = await readFileList(place.store, manifest)
    for (const hash of new Set(files.flatMap(({ chunks }) => chunks))) await readChunkOf(place.store, hash)
    await expect(chooseBackup(place, new Date(before[0]!.finishedAt))).rejects.toThrow(/nothing before it/)
  })
})

it('a restore says what a shop needs to start there where a standby was promoted since', async () => {
  const service = new S3StandIn()
  await service.start()
  await noteOwner(cluster.urlOf(DATABASE), s3Store(service.address()), folderOf('promoted'))
  await backUp({ ...source(), archives: false }, openPlace(folderOf('other-place')))
  const options = ['--from', folderOf('other-place'), '--to', folderOf('restored'), '--keep-objects']
  const { said } = await runRestore(options, { OBJECT_STORE_URL: service.url() })
  expect(said).toMatch(/it goes on in .*promoted on .*\n.*npm run admin -- reopen-database.*npm start\n$/)
  await service.stop()
})

const runRestore = (options: readonly string[], settings: NodeJS.ProcessEnv = {}) =>
  runServerProgram('backup/restore-program.ts', options, { ...environment, ...settings })

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
