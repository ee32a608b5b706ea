import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../web/server-process.ts'

const NAMES = ['db1', 'db2', 'db3'] as const
const STARTS_WITHIN_MS = 90_000
export type NodeName = (typeof NAMES)[number]

interface Node {
  readonly name: NodeName
  readonly folder: string
  readonly port: number
  readonly restPort: number
  patroni?: ChildProcess
}

export interface Cluster {
  /** A connection string that leads to the primary. */
  readonly url: string
  /** A connection string that leads to a standby. */
  readonly readUrl: string
  /** The server that takes changes; undefined while there is none. */
  primary(): Promise<NodeName | undefined>
  /** Ends every process of a server with `kill -9`, as if its machine were gone. */
  kill(name: NodeName): void
  /** Ends PostgreSQL of a server with `kill -9`; its Patroni goes on. */
  killPostgres(name: NodeName): void
  /** Pauses all processes of a server, as if its network were cut. Returns a function that lets them go on. */
  freeze(name: NodeName): () => void
  start(name: NodeName): void
  /** Waits until there is a primary and every server follows it. */
  waitUntilWhole(): Promise<void>
  stop(): Promise<void>
}

/** Three servers with Patroni, etcd and HAProxy on this machine, from the examples in `deploy`. Needs root and Debian's packages. */
export async function startCluster(folder: string): Promise<Cluster> {
  const identity = postgresUser()
  const [etcdPort, peerPort] = [await freePort(), await freePort()]
  const etcd = spawn(
    'etcd',
    [
      ...['--data-dir', path.join(folder, 'etcd'), '--log-level', 'error'],
      ...[
        '--listen-client-urls',
        `http://127.0.0.1:${etcdPort}`,
        '--advertise-client-urls',
        `http://127.0.0.1:${etcdPort}`,
      ],
      ...[
        '--listen-peer-urls',
        `http://127.0.0.1:${peerPort}`,
        '--initial-advertise-peer-urls',
        `http://127.0.0.1:${peerPort}`,
      ],
      ...['--initial-cluster', `default=http://127.0.0.1:${peerPort}`],
    ],
    { stdio: 'ignore' },
  )
  const nodes: Node[] = []
  for (const name of NAMES)
    nodes.push({ name, folder: path.join(folder, name), port: await freePort(), restPort: await freePort() })
  for (const node of nodes) writeConfig(node, etcdPort, identity)
  const [port, readPort] = [await freePort(), await freePort()]
  const proxy = startProxy(folder, nodes, { port, readPort })
  const nodeOf = (name: NodeName) => nodes.find((node) => node.name === name)!

  function start(name: NodeName): void {
    const node = nodeOf(name)
    node.patroni = spawn('/usr/bin/patroni', [path.join(node.folder, 'patroni.yml')], {
      ...identity,
      env: { ...process.env, HOME: node.folder },
      stdio: 'ignore',
    })
  }
  async function primary(): Promise<NodeName | undefined> {
    const answers = await Promise.all(
      nodes.map(async (node) => ((await stateOf(node, 'primary')) ? node.name : undefined)),
    )
    return answers.find((name) => name !== undefined)
  }
  async function waitUntilWhole(): Promise<void> {
    const deadline = Date.now() + STARTS_WITHIN_MS
    for (;;) {
      const [leads, follow] = [await primary(), await Promise.all(nodes.map((node) => stateOf(node, 'replica')))]
      const synchronous = await Promise.all(nodes.map((node) => stateOf(node, 'synchronous')))
      if (leads && follow.filter(Boolean).length === nodes.length - 1 && synchronous.includes(true)) return
      if (Date.now() > deadline) throw new Error('The servers did not come together.')
      await sleep(200)
    }
  }

  start(NAMES[0])
  while (!(await primary())) {
    if (nodeOf(NAMES[0]).patroni?.exitCode !== null) throw new Error('Patroni has ended: start it by hand to see why.')
    await sleep(200)
  }
  for (const name of NAMES.slice(1)) start(name)
  await waitUntilWhole()
  const address = `postgres://postgres:secret-of-postgres@127.0.0.1`
  return {
    url: `${address}:${port}/shop`,
    readUrl: `${address}:${readPort}/shop`,
    primary,
    waitUntilWhole,
    start,
    kill: (name) => processesOf(nodeOf(name)).forEach((pid) => process.kill(pid, 'SIGKILL')),
    killPostgres: (name) => serversOf(nodeOf(name)).forEach((pid) => process.kill(pid, 'SIGKILL')),
    freeze(name) {
      const pids = processesOf(nodeOf(name))
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return () => pids.forEach((pid) => process.kill(pid, 'SIGCONT'))
    },
    async stop() {
      proxy.kill('SIGTERM')
      await Promise.all(
        nodes.map(async ({ patroni }) => {
          if (!patroni || patroni.exitCode !== null || patroni.signalCode !== null) return
          const ended = new Promise((resolve) => patroni.once('exit', resolve))
          patroni.kill('SIGTERM')
          await ended
        }),
      )
      etcd.kill('SIGTERM')
    },
  }
}

/** Debian's user for PostgreSQL, which does not run as root. */
function postgresUser(): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(String(spawnSync('id', [flag, 'postgres']).stdout))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Writes the example that operators copy, with addresses and folders of this measurement. */
function writeConfig(
  { name, folder, port, restPort }: Node,
  etcdPort: number,
  { uid, gid }: { uid: number; gid: number },
) {
  mkdirSync(folder, { recursive: true })
  const config = readFileSync('deploy/patroni.yml', 'utf8')
    .replace('name: db1', `name: ${name}`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${restPort}`)
    .replace(/hosts: .*/, `hosts: 127.0.0.1:${etcdPort}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${port}`)
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replace('/var/lib/postgresql/15/fahrwerk', path.join(folder, 'data'))
    .replace('  authentication:', `  parameters:\n    unix_socket_directories: ${folder}\n  authentication:`)
  writeFileSync(path.join(folder, 'patroni.yml'), config)
  chownSync(folder, uid, gid)
}

function startProxy(folder: string, nodes: readonly Node[], { port, readPort }: { port: number; readPort: number }) {
  let config = readFileSync('deploy/haproxy-postgres.cfg', 'utf8')
    .replace('127.0.0.1:5000', `127.0.0.1:${port}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${readPort}`)
  for (const [index, node] of nodes.entries())
    config = config.replaceAll(`10.0.0.1${index + 1}:5432 port 8008`, `127.0.0.1:${node.port} port ${node.restPort}`)
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, config)
  return spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
}

async function stateOf({ restPort }: Node, role: 'primary' | 'replica' | 'synchronous'): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${restPort}/${role}`, { signal: AbortSignal.timeout(1_000) }).catch(
    () => undefined,
  )
  return answer?.status === 200
}

/** Patroni and its PostgreSQL with all that it started. */
function processesOf(node: Node): number[] {
  return [...(node.patroni?.pid ? [node.patroni.pid] : []), ...serversOf(node)]
}

function serversOf({ folder }: Node): number[] {
  const file = path.join(folder, 'data', 'postmaster.pid')
  if (!existsSync(file)) return []
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
  const children = String(spawnSync('pgrep', ['-P', String(postmaster)]).stdout)
  return [postmaster, ...children.split('\n').filter(Boolean).map(Number)]
}
