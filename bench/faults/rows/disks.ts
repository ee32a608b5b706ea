import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FaultShop } from '../shop.ts'
import { playRounds } from './round.ts'
import type { Outcome, Row } from './row.ts'

const MEGABYTES = 500
const LASTS_MS = 8_000
const NOTHING: Outcome = {
  ...{ rounds: 0, confirmed: { orders: 0, bookings: 0, uploads: 0, imports: 0 }, lost: [], back: [] },
  ...{ seen: new Map(), met: new Map(), note: 'not tried, a file system can only be mounted by root' },
}

/** A data folder on a file system of its own, in memory. */
function diskRow(title: string, play: (shop: FaultShop, folder: string) => Promise<Outcome>): Row {
  return {
    title,
    async run({ port }) {
      const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-disk-'))
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder])
      if (mounted.status !== 0) return NOTHING
      try {
        const dataFolder = path.join(folder, 'data')
        mkdirSync(dataFolder)
        const shop = await FaultShop.open(port, { dataFolder })
        try {
          return await play(shop, folder)
        } finally {
          await shop.close()
        }
      } finally {
        spawnSync('umount', ['--lazy', folder])
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

function fill(file: string): void {
  for (const size of [1_048_576, 4_096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}

/** Files of uploads that were begun and never completed. */
function partialObjects(shop: FaultShop): number {
  return readdirSync(path.join(shop.dataFolder, 'objects'), { recursive: true }).filter((name) =>
    String(name).endsWith('.part'),
  ).length
}

const full = diskRow(`disk full for ${LASTS_MS / 1_000} s`, async (shop, folder) => {
  const filler = path.join(folder, 'filler')
  const outcome = await playRounds(shop, 2, {
    async fault() {
      fill(filler)
      const end = Date.now() + LASTS_MS
      // What the shop frees, such as old log, is filled again.
      while (Date.now() < end) {
        await sleep(250)
        fill(filler)
      }
      rmSync(filler)
      const freed = performance.now()
      await shop.startIfEnded()
      return freed
    },
  })
  const left = partialObjects(shop)
  return left > 0 ? { ...outcome, lost: [...outcome.lost, `${left} half-written files remain`] } : outcome
})

const readOnlyObjects = diskRow(`folder of pictures read-only for ${LASTS_MS / 1_000} s`, async (shop) => {
  const objects = path.join(shop.dataFolder, 'objects')
  mkdirSync(path.join(objects, 'uploads'), { recursive: true })
  return playRounds(shop, 2, {
    async fault() {
      if (spawnSync('mount', ['--bind', objects, objects]).status !== 0) throw new Error('mount --bind failed')
      const remounted = spawnSync('mount', ['-o', 'remount,bind,ro', objects], { encoding: 'utf8' })
      await sleep(LASTS_MS)
      spawnSync('umount', ['--lazy', objects])
      if (remounted.status !== 0) throw new Error(remounted.stderr)
      return performance.now()
    },
  })
})

const readOnlyStart = diskRow('data folder read-only at the start', async (shop, folder) => {
  let started = true
  const outcome = await playRounds(shop, 1, {
    async fault() {
      await shop.stop()
      const remounted = spawnSync('mount', ['-o', 'remount,ro', folder], { encoding: 'utf8' })
      if (remounted.status !== 0) throw new Error(remounted.stderr)
      started = await shop.start()
      spawnSync('mount', ['-o', 'remount,rw', folder])
      const end = performance.now()
      await shop.startIfEnded()
      return end
    },
  })
  return started
    ? { ...outcome, lost: [...outcome.lost, 'it started on a folder it cannot write'] }
    : { ...outcome, note: `the start is refused: ${shop.lastRefusal()}` }
})

export const DISKS: Readonly<Record<string, Row>> = {
  'disk-full': full,
  'read-only-objects': readOnlyObjects,
  'read-only-start': readOnlyStart,
}
