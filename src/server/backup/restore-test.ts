import path from 'node:path'
import pLimit from 'p-limit'
import pg from 'pg'
import { openDatabase } from '#database/connection.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { countTables } from '#database/embedded/counted-point.ts'
import { findCountProblems } from '#domain/backup/count-problems.ts'
import type { BackupManifest } from '#domain/backup/manifest.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { type ObjectStore, StoreFault } from '#services/object-store/port.ts'
import { verifyAuditLog } from '#use-cases/audit/verify-audit-log.ts'
import { findWrongSums } from '#use-cases/order/wrong-sums.ts'
import { findMissingObjects, keysStillNamed } from '#use-cases/stored-objects/missing-objects.ts'
import { DATABASE } from '../store.ts'
import { readState, writeState } from './backup-state.ts'
import { readObjectList } from './manifests.ts'
import { firstOf } from './missing-text.ts'
import { checkObjects, listCopiedKeys } from './object-copies.ts'
import type { BackupPlace } from './place.ts'
import { chooseBackup, findLogGap, removeCluster, restoreCluster } from './restore.ts'

const MAX_CONCURRENT = 8
/** Any number that nothing else locks. */
const TEST_LOCK = 230_233

/** The shop beside which a backup is restored. */
export interface TestedShop {
  readonly dataFolder: string
  /** Of its database. */
  readonly url: string
  readonly objects: Pick<ObjectStore, 'has'>
}

export interface RestoreTest {
  /** Id of the backup; undefined where there was none. */
  readonly backup: string | undefined
  readonly seconds: number
  /** What is wrong with it. */
  readonly problems: readonly string[]
  /** Objects that rows name and that the shop itself does not have any more: no backup can have them. */
  readonly lost: readonly string[]
}

export const LOST_BY_SHOP =
  'the shop has lost objects that rows name, which is no fault of the backup: upload them again, or bring them back from an older place'

/**
 * Restores the latest backup beside the shop, compares it with its manifest, and removes it again. Refuses while another test is under
 * way, and throws a `StoreFault` where the place does not answer.
 */
export async function testRestore(place: BackupPlace, shop: TestedShop): Promise<RestoreTest> {
  const client = new pg.Client({ connectionString: shop.url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [TEST_LOCK])
    if (!rows[0]!.free) throw new StartRefusal('Another test of a restore is under way: wait for its end.')
    return await run(place, shop)
  } finally {
    await client.end()
  }
}

/** Notes the test for `/metrics` and the operators' page. */
export async function noteRestoreTest(dataFolder: string, { backup, seconds, problems }: RestoreTest): Promise<void> {
  const former = await readState(dataFolder, 'restore-test')
  const at = new Date().toISOString()
  await writeState(dataFolder, 'restore-test', {
    ...{ at, seconds, backup: backup ?? 'none', problems: [...problems] },
    passedAt: problems.length === 0 ? at : former?.passedAt,
  })
}

async function run(place: BackupPlace, shop: TestedShop): Promise<RestoreTest> {
  const started = Date.now()
  const folder = path.join(shop.dataFolder, 'restore-test')
  await removeCluster(folder)
  let backup: BackupManifest | undefined
  const problems: string[] = []
  const lost: string[] = []
  try {
    backup = await chooseBackup(place)
    await restoreCluster(place.store, backup, folder, { name: backup.point })
    const found = await inspect(folder, backup, place, shop)
    problems.push(...found.problems)
    lost.push(...found.lost)
    const gap = await findLogGap(place.store, backup)
    if (gap) problems.push(`the archived log has a gap at ${gap}: back up anew`)
    const bad = await checkObjects(place.store, await readObjectList(place.store, backup))
    problems.push(...bad.map((key) => `object ${key} is missing or damaged`))
  } catch (error) {
    // A place that is away says nothing about its backup.
    if (error instanceof StoreFault) throw error
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    await removeCluster(folder)
  }
  return { backup: backup?.id, seconds: (Date.now() - started) / 1000, problems, lost }
}

async function inspect(
  folder: string,
  backup: BackupManifest,
  place: BackupPlace,
  shop: TestedShop,
): Promise<Pick<RestoreTest, 'problems' | 'lost'>> {
  const cluster = await startCluster(folder, { isPrivate: true })
  const url = cluster.urlOf(DATABASE)
  const client = new pg.Client({ connectionString: url })
  const database = openDatabase(url, { maxConnections: 1 })
  try {
    await client.connect()
    const problems = findCountProblems(backup.counts, await countTables(client))
    const tables = await client.query("select from pg_tables where schemaname = 'public' and tablename = 'audit_log'")
    if (!tables.rowCount) return { problems: [...problems, 'the tables of the shop are missing'], lost: [] }
    const audit = await verifyAuditLog(database.read)
    if (audit.kind === 'broken') problems.push(`the audit log is broken at row ${audit.id}`)
    const wrong = await findWrongSums(database.read)
    problems.push(...wrong.map((id) => `order ${id} has another total than its lines`))
    const missing = (await findMissingObjects(database, listCopiedKeys(place.store)))?.keys ?? []
    const { lost, notCopied } = await explainMissing(missing, shop)
    if (notCopied.length > 0) problems.push(`objects that rows name are not in the backup: ${firstOf(notCopied)}`)
    return { problems, lost }
  } finally {
    await client.end()
    await database.close()
    await cluster.stop()
  }
}

/**
 * What the shop has deleted after the backup's point, while its objects were copied, is missing rightly. Of the others it may have lost
 * some itself.
 */
async function explainMissing(missing: readonly string[], { url, objects }: TestedShop) {
  const database = openDatabase(url, { maxConnections: 1 })
  try {
    const named = await keysStillNamed(database, missing)
    const limit = pLimit(MAX_CONCURRENT)
    const isThere = await Promise.all(named.map((key) => limit(() => objects.has(key))))
    return { lost: named.filter((_, index) => !isThere[index]), notCopied: named.filter((_, index) => isThere[index]) }
  } finally {
    await database.close()
  }
}
