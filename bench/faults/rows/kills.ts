import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { FaultShop } from '../shop.ts'
import { playRounds } from './round.ts'
import type { Row } from './row.ts'

/** `kill -9` of one process or of all; where the web process dies, it is started again at once, as systemd does. */
function killRow(title: string, victims: (shop: FaultShop) => Promise<readonly number[]>): Row {
  return {
    title,
    share: 20,
    async run({ port, rounds }) {
      const shop = await FaultShop.open(port)
      try {
        return await playRounds(shop, rounds, {
          async fault() {
            const pids = await victims(shop)
            const began = performance.now()
            for (const pid of pids) kill(pid)
            await sleep(50)
            await shop.startIfEnded()
            return began
          },
        })
      } finally {
        await shop.close()
      }
    },
  }
}

export const KILLS: Readonly<Record<string, Row>> = {
  'kill-web': killRow('`kill -9` of the web process', async (shop) => [shop.webPid]),
  'kill-worker': killRow('… of the worker', async (shop) => [await workerOf(shop)]),
  'kill-backend': killRow('… of a PostgreSQL backend at work', async (shop) => [await backendOf(shop)]),
  'kill-postmaster': killRow('… of the postmaster', async (shop) => [shop.postmasterPid]),
  'kill-all': killRow('… of everything', async (shop) => [
    shop.webPid,
    await workerOf(shop),
    ...childrenOf(shop.webPid),
    shop.postmasterPid,
    ...childrenOf(shop.postmasterPid),
  ]),
}

/** The shop pauses longer each time a worker dies, so that after a while the shop itself is stopped and started. */
async function workerOf(shop: FaultShop): Promise<number> {
  const end = Date.now() + WORKER_TIMEOUT_MS
  while (Date.now() < end) {
    if (shop.workerPid !== undefined) return shop.workerPid
    await sleep(50)
  }
  await shop.stop()
  await shop.start()
  return workerOf(shop)
}

const WORKER_TIMEOUT_MS = 5_000

/** A connection of the shop's in the middle of a statement where there is one. */
async function backendOf(shop: FaultShop): Promise<number> {
  const [row] = await shop.rows<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
     order by state = 'idle', random() limit 1`,
  )
  return row!.pid
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // it ended with another one
  }
}
