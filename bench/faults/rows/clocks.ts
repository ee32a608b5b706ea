import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FaultShop } from '../shop.ts'
import { playRounds } from './round.ts'
import type { Outcome, Row } from './row.ts'

/** The library of Debian's package `faketime`. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const LASTS_MS = 8_000
const HOUR_MS = 3_600_000

const NOTHING: Outcome = {
  ...{ rounds: 0, confirmed: { orders: 0, bookings: 0, uploads: 0, imports: 0 }, lost: [], back: [] },
  ...{ seen: new Map(), met: new Map(), note: 'not tried: apt-get install faketime' },
}

interface Clock {
  /** Sets by how many seconds the clock is ahead of this machine's; throws where web process or database do not follow. */
  set(seconds: number): Promise<void>
}

/** The clocks of web process, worker and PostgreSQL follow a file. */
function clockRow(
  title: string,
  startsAt: (now: Date) => Date,
  move: (clock: Clock, base: number) => Promise<void>,
): Row {
  return {
    title,
    async run({ port }) {
      if (!existsSync(LIBRARY)) return NOTHING
      const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-clock-'))
      const file = path.join(folder, 'clock')
      const write = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
      const aheadMs = startsAt(new Date()).getTime() - Date.now()
      const base = Math.round(aheadMs / 1_000)
      write(base)
      const env = {
        ...{ LD_PRELOAD: LIBRARY, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' },
        ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', NODE_OPTIONS: '--no-warnings' },
      }
      const shop = await FaultShop.open(port, { env, aheadMs })
      try {
        return await playRounds(shop, 1, {
          async fault() {
            const clock: Clock = {
              async set(seconds) {
                write(seconds)
                await requireClock(shop, seconds)
              },
            }
            await requireClock(shop, base)
            await move(clock, base)
            return performance.now()
          },
        })
      } finally {
        await shop.close()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

async function requireClock(shop: FaultShop, seconds: number): Promise<void> {
  // Node writes the same second into its answers until the next one.
  await sleep(1_500)
  const [row] = await shop.rows<{ at: Date }>('select clock_timestamp() as at')
  const { headers } = await fetch(`${shop.base}/healthz`)
  for (const at of [row!.at.getTime(), Date.parse(headers.get('Date') ?? '')]) {
    const off = at - Date.now() - seconds * 1_000
    if (Math.abs(off) > TOLERANCE_MS) throw new Error(`A clock does not follow: ${off} ms off`)
  }
}

const TOLERANCE_MS = 5_000

const now = (date: Date) => date

function jump(seconds: number) {
  return async (clock: Clock, base: number) => {
    await clock.set(base + seconds)
    await sleep(LASTS_MS)
    await clock.set(base)
    await sleep(1_000)
  }
}

/** The shop works from 25 seconds before the clocks of Germany change until after it. */
function night(date: string): (now: Date) => Date {
  return () => new Date(Date.parse(date) - 25_000)
}
const overTheChange = () => sleep(40_000)

export const CLOCKS: Readonly<Record<string, Row>> = {
  'clock-ahead': clockRow('clock 1 h ahead for 8 s, and back', now, jump(HOUR_MS / 1_000)),
  'clock-behind': clockRow('clock 1 h behind for 8 s, and back', now, jump(-HOUR_MS / 1_000)),
  'night-march': clockRow('night of 28 March 2027, 2:00 becomes 3:00', night('2027-03-28T01:00:00Z'), overTheChange),
  'night-october': clockRow(
    'night of 31 October 2027, 3:00 becomes 2:00',
    night('2027-10-31T01:00:00Z'),
    overTheChange,
  ),
}
