import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Cluster, startCluster } from './cluster.ts'

let folder: string
const running: Cluster[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-cluster-'))
})
afterEach(async () => {
  for (const cluster of running.splice(0)) await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<Cluster> {
  const cluster = await startCluster(folder)
  running.push(cluster)
  return cluster
}

async function connect(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.url })
  client.on('error', () => {})
  await client.connect()
  return client
}

const lockFile = () => path.join(folder, 'cluster/postmaster.pid')
const serverPid = () => Number(readFileSync(lockFile(), 'utf8').split('\n')[0])

/** The server and all its children, found by their parent, killed at one stroke. */
function killEverything(): void {
  const parent = serverPid()
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => existsSync(`/proc/${pid}/stat`) && parentOf(pid) === parent)
  for (const pid of [String(parent), ...children]) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // it went down with the others
    }
  }
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return 0
  }
}

describe('a watched server', () => {
  it('is started again at the same address where it is killed', async () => {
    const cluster = await start()
    const restarts: number[] = []
    const end = cluster.supervise({
      onRestart: () => restarts.push(Date.now()),
      onLost: (error) => expect.fail(String(error)),
    })
    killEverything()
    const killed = Date.now()
    await expect.poll(() => restarts.length, { timeout: 20_000 }).toBe(1)
    expect(restarts[0]! - killed).toBeLessThan(10_000)
    const client = await connect(cluster)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    end()
  })

  it('is given up with a sentence where its files are damaged', async () => {
    const cluster = await start()
    const lost: unknown[] = []
    const end = cluster.supervise({
      onRestart: () => expect.fail('it cannot start'),
      onLost: (error) => lost.push(error),
    })
    rmSync(path.join(folder, 'cluster/global/pg_control'))
    killEverything()
    await expect.poll(() => lost.length, { timeout: 25_000 }).toBe(1)
    expect(String(lost[0])).toContain('does not start; its log')
    end()
  })
})

describe('embedded PostgreSQL', () => {
  it('starts, serves a second process, and runs while a process uses it', async () => {
    const first = await start()
    expect(first.started).toBe(true)
    const second = await startCluster(folder)
    expect(second).toMatchObject({ started: false, url: first.url })
    const client = await connect(second)
    await first.stop()
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    await second.stop()
    expect(existsSync(lockFile())).toBe(false)
  })

  it('lets two processes that start at the same moment share one server', async () => {
    const [a, b] = await Promise.all([start(), start()])
    expect(a?.url).toBe(b?.url)
  })

  it('listens on loopback only and asks for the password', async () => {
    const cluster = await start()
    const client = await connect(cluster)
    expect((await client.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect((await client.query('show unix_socket_directories')).rows).toEqual([{ unix_socket_directories: '' }])
    await client.end()
    const guess = new URL(cluster.url)
    guess.password = 'guess'
    await expect(new pg.Client({ connectionString: guess.href }).connect()).rejects.toThrow(
      /password authentication failed/,
    )
  })

  it.runIf(process.platform === 'linux')(
    'loses no confirmed row when all processes are killed during writes',
    async () => {
      let confirmed = 0
      for (let round = 0; round < 3; round++) {
        const cluster = await start()
        const client = await connect(cluster)
        await client.query('create table if not exists ledger (id integer primary key)')
        const { rows } = await client.query<{ n: number }>('select count(*)::int as n from ledger')
        expect(rows[0]!.n).toBeGreaterThanOrEqual(confirmed)
        let next = rows[0]!.n
        const killer = setTimeout(killEverything, 300)
        try {
          for (;;) {
            await client.query('insert into ledger values ($1)', [next])
            confirmed = ++next
          }
        } catch {
          // the kill ends the loop
        }
        clearTimeout(killer)
        await client.end().catch(() => {})
        expect(existsSync(lockFile()), 'the lock file of the dead server is still there').toBe(true)
      }
      const client = await connect(await start())
      const { rows } = await client.query<{ n: number; max: number }>(
        'select count(*)::int as n, max(id)::int as max from ledger',
      )
      await client.end()
      expect(confirmed).toBeGreaterThan(0)
      expect(rows[0]!.n).toBeGreaterThanOrEqual(confirmed)
      expect(rows[0]!.max).toBe(rows[0]!.n - 1)
    },
  )

  it.runIf(process.platform === 'linux')(
    'starts although another program now has the process id in a stale lock file',
    async () => {
      await (await start()).stop()
      const stranger = spawn('sleep', ['60'])
      writeFileSync(
        lockFile(),
        `${stranger.pid}
${path.join(folder, 'cluster')}
0
1

127.0.0.1
`,
      )
      expect((await start()).started).toBe(true)
      stranger.kill()
    },
  )

  it('says in one sentence what to do about a folder with other contents', async () => {
    mkdirSync(path.join(folder, 'cluster'))
    writeFileSync(path.join(folder, 'cluster/notes.txt'), 'mine')
    await expect(startCluster(folder)).rejects.toThrow(
      /holds no PostgreSQL cluster.*restore it from a backup, or delete it/,
    )
    expect(readFileSync(path.join(folder, 'cluster/notes.txt'), 'utf8')).toBe('mine')
  })

  it.runIf(process.getuid?.() !== 0)('says in one sentence that it has no permission to write', async () => {
    chmodSync(folder, 0o500)
    await expect(startCluster(path.join(folder, 'below'))).rejects.toThrow(/not writable/)
    chmodSync(folder, 0o700)
  })

  it.runIf(process.getuid?.() === 0)('runs as an ordinary user where user namespaces are forbidden', async () => {
    process.env.POSTGRES_IDENTITY = 'account'
    try {
      const cluster = await start()
      const client = await connect(cluster)
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      await client.end()
      const owner = execFileSync('stat', ['-c', '%u', rows[0]!.data_directory], { encoding: 'utf8' }).trim()
      expect(owner).toBe('65534')
      rmSync(path.dirname(rows[0]!.data_directory), { recursive: true, force: true })
    } finally {
      delete process.env.POSTGRES_IDENTITY
    }
  })
})
