import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const CLOCK_TICK_MS = 10

export interface ServerProcess {
  /** Milliseconds until it answered. */
  readonly readyAfter: number
  /** Processor time used by it and its children without PostgreSQL, in milliseconds. Linux only. */
  cpu(): number
  /** Processor time of the PostgreSQL it has started, in milliseconds. */
  databaseCpu(): number
  readonly pid: number
  /** Resident memory in megabytes. */
  memory(): number
  stop(): Promise<void>
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Starts a server and waits until `url` answers. */
export async function startServer(
  command: readonly string[],
  url: string,
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
  })
  for (;;) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) break
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`)
    await sleep(20)
  }
  const pids = () => [child.pid!, ...childrenOf(child.pid!)]
  return {
    readyAfter: performance.now() - started,
    cpu: () => pids().reduce((sum, pid) => sum + cpuOf(pid), 0),
    databaseCpu: () => databaseCpuOf(child.pid!),
    pid: child.pid!,
    memory: () => memoryOf(child.pid!),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === parent && statOf(pid)?.name !== 'postgres')
}

/** Processor time of the PostgreSQL servers below a process, in milliseconds. */
export function databaseCpuOf(parent: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const stats = new Map(all.flatMap((pid) => [[pid, statOf(pid)] as const].filter(([, stat]) => stat)))
  const isBelow = (pid: number): boolean => {
    const above = stats.get(pid)?.parent
    return above === parent || (above !== undefined && above > 1 && isBelow(above))
  }
  return [...stats].reduce(
    (sum, [pid, stat]) =>
      sum + (stat!.name === 'postgres' && (pid === parent || isBelow(pid)) ? stat!.cpu + stat!.reaped : 0),
    0,
  )
}

function cpuOf(pid: number): number {
  return statOf(pid)?.cpu ?? 0
}

/** Resident memory in megabytes. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1_000
}

/** Name, parent and processor time in milliseconds of a process; `reaped` is that of its children that have ended. */
function statOf(pid: number): { name: string; parent: number; cpu: number; reaped: number } | undefined {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const fields = rest.split(' ')
    const time = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * CLOCK_TICK_MS
    return { name, parent: Number(fields[1]), cpu: time(11), reaped: time(13) }
  } catch {
    return undefined // The process has ended meanwhile.
  }
}
