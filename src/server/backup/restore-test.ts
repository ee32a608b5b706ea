import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '#database/connection.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { preparePlace } from '#database/embedded/cluster-files.ts'
import { countTables } from '#database/embedded/counted-point.ts'
import { findCountProblems } from '#domain/backup/count-problems.ts'
import type { BackupManifest } from '#domain/backup/manifest.ts'
import { verifyAuditLog } from '#use-cases/audit/verify-audit-log.ts'
import { findWrongSums } from '#use-cases/order/wrong-sums.ts'
import { DATABASE } from '../store.ts'
import { readState, writeState } from './backup-state.ts'
import { readObjectList } from './manifests.ts'
import { checkObjects } from './object-copies.ts'
import type { BackupPlace } from './place.ts'
import { chooseBackup, findLogGap, restoreCluster } from './restore.ts'

/** Restores the latest backup beside the shop, compares it with its manifest, and removes it again. Returns what is wrong with it. */
export async function testRestore(place: BackupPlace, dataFolder: string): Promise<string[]> {
  const started = Date.now()
  const folder = path.join(dataFolder, 'restore-test')
  await removeCluster(folder)
  let backup: BackupManifest | undefined
  const problems: string[] = []
  try {
    backup = await chooseBackup(place)
    await restoreCluster(place.store, backup, folder, { name: backup.point })
    problems.push(...(await inspect(folder, backup)))
    const gap = await findLogGap(place.store, backup)
    if (gap) problems.push(`the archived log has a gap at ${gap}: back up anew`)
    const bad = await checkObjects(place.store, await readObjectList(place.store, backup))
    problems.push(...bad.map((key) => `object ${key} is missing or damaged`))
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    await removeCluster(folder)
  }
  const former = await readState(dataFolder, 'restore-test')
  const at = new Date().toISOString()
  await writeState(dataFolder, 'restore-test', {
    ...{ at, seconds: (Date.now() - started) / 1000, backup: backup?.id ?? 'none', problems },
    passedAt: problems.length === 0 ? at : former?.passedAt,
  })
  return problems
}

async function inspect(folder: string, backup: BackupManifest): Promise<string[]> {
  const cluster = await startCluster(folder, { isPrivate: true })
  const url = cluster.urlOf(DATABASE)
  const client = new pg.Client({ connectionString: url })
  const database = openDatabase(url, { maxConnections: 1 })
  try {
    await client.connect()
    const problems = findCountProblems(backup.counts, await countTables(client))
    const tables = await client.query("select from pg_tables where schemaname = 'public' and tablename = 'audit_log'")
    if (!tables.rowCount) return [...problems, 'the tables of the shop are missing']
    const audit = await verifyAuditLog(database.read)
    if (audit.kind === 'broken') problems.push(`the audit log is broken at row ${audit.id}`)
    const wrong = await findWrongSums(database.read)
    return [...problems, ...wrong.map((id) => `order ${id} has another total than its lines`)]
  } finally {
    await client.end()
    await database.close()
    await cluster.stop()
  }
}

async function removeCluster(folder: string): Promise<void> {
  const { data } = preparePlace(folder)
  await rm(path.dirname(data), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
