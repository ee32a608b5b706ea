import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type Cluster, startCluster } from '#database/embedded/cluster.ts'
import { preparePlace } from '#database/embedded/cluster-files.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'

const DATABASE = 'shop'

export interface Pair {
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** Makes the standby a primary on a timeline of its own; the other one goes on, unaware. */
  promote(): Promise<void>
  /** Ends the standby at once. */
  killStandby(): void
  /** Stops the standby in the middle of what it does, as if its network were cut: it neither answers nor hangs up. */
  freezeStandby(): Promise<{ readonly resume: () => void }>
  /** Statements for a server's own settings. */
  atStandby(sql: string): Promise<void>
  stop(): Promise<void>
}

/** Two servers of their own, the second a copy of the first that follows it. */
export async function startPair(): Promise<Pair> {
  const folders = [mkdtempSync(path.join(tmpdir(), 'primary-')), mkdtempSync(path.join(tmpdir(), 'standby-'))] as const
  const primary = await startCluster(folders[0])
  // What a test writes need not survive a crash.
  for (const setting of ['fsync', 'synchronous_commit']) await at(primary.url, `alter system set ${setting} = off`)
  await at(primary.url, 'select pg_reload_conf()')
  await ensureDatabase(primary.url, DATABASE)
  await migrate(primary.urlOf(DATABASE))
  await copyCluster(primary, folders)
  const standby = await startCluster(folders[1])
  return {
    primaryUrl: primary.urlOf(DATABASE),
    standbyUrl: standby.urlOf(DATABASE),
    promote: () => at(standby.url, 'select pg_promote(true, 30)'),
    killStandby: () => process.kill(serverOf(folders[1]), 'SIGQUIT'),
    async freezeStandby() {
      const pids = [serverOf(folders[1]), ...(await backendsOf(standby.urlOf(DATABASE)))]
      const signal = (name: 'SIGSTOP' | 'SIGCONT') => pids.forEach((pid) => process.kill(pid, name))
      signal('SIGSTOP')
      return { resume: () => signal('SIGCONT') }
    },
    atStandby: (sql) => at(standby.url, sql),
    async stop() {
      for (const cluster of [standby, primary]) await cluster.stop()
      for (const folder of folders) {
        rmSync(path.dirname(preparePlace(folder).data), { recursive: true, force: true })
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/** A base backup by hand: the programs that would make one do not come with the embedded server. */
async function copyCluster(primary: Cluster, [from, to]: readonly [string, string]): Promise<void> {
  mkdirSync(to, { recursive: true })
  cpSync(path.join(from, 'password'), path.join(to, 'password'))
  const [source, target] = [preparePlace(from).data, preparePlace(to).data]
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  // `cp -a` keeps the owner of the files.
  spawnSync('cp', ['-a', source, target])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  rmSync(path.join(target, 'postmaster.pid'))
  for (const file of readdirSync(path.join(target, 'pg_wal')))
    if (/^[0-9A-F]{24}$/.test(file)) rmSync(path.join(target, 'pg_wal', file))
  const { username, password, hostname, port } = new URL(primary.url)
  const conninfo = `user=${username} password=${decodeURIComponent(password)} host=${hostname} port=${port}`
  writeFileSync(path.join(target, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(path.join(target, 'standby.signal'), '')
  writeFileSync(path.join(target, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\nfsync = off\n`)
  spawnSync('chown', ['--reference', path.join(target, 'PG_VERSION'), path.join(target, 'backup_label')])
  spawnSync('chown', ['--reference', path.join(target, 'PG_VERSION'), path.join(target, 'standby.signal')])
}

function serverOf(folder: string): number {
  return Number(readFileSync(path.join(preparePlace(folder).data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function backendsOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

async function at(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
