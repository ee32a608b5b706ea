import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nearestRank } from '../nearest-rank.ts'
import { startMachines } from './machines.ts'
import { visitsOf } from './visits.ts'

/** `npm run bench -- load [minutes]`: visitors of every kind at two web processes, at a constant rate whatever the shop answers. */
const MINUTES = Number(process.argv[2] ?? 20)
const EVERY_MS = 100
/** How many of twenty visits are of each kind. */
const SHARES = { search: 8, view: 5, home: 3, cart: 2, checkout: 1, login: 1 } as const
const DELIVERY_EVERY_MS = 6_000
const WARM_UP_MS = 15_000
const MEMORY_SAMPLES = 10

await using opened = new AsyncDisposableStack()
const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-load-'))
opened.defer(() => rmSync(folder, { recursive: true, force: true }))
const machines = await startMachines(folder, opened)
const { visits, kinds } = await visitsOf(machines)

const running = new Set<Promise<void>>()
function visit(kind: keyof typeof kinds, index: number): void {
  const one = kinds[kind](index)
    .catch((error: unknown) => void visits.errors.push(`${kind}: ${String(error)}`))
    .finally(() => running.delete(one))
  running.add(one)
}
const turns = Object.entries(SHARES).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as keyof typeof SHARES),
)
let number = 0
const visitors = setInterval(() => {
  const index = number++
  visit(turns[(index * 7) % turns.length]!, Math.floor(Math.random() * 1_000))
}, EVERY_MS)
const dealer = setInterval(() => visit('delivery', number), DELIVERY_EVERY_MS)

await sleep(WARM_UP_MS)
visits.times.clear()
const memory = [machines.memory()]
const began = performance.now()
for (let part = 0; part < MEMORY_SAMPLES; part++) {
  await sleep((MINUTES * 60_000) / MEMORY_SAMPLES)
  memory.push(machines.memory())
}
clearInterval(visitors)
clearInterval(dealer)
await Promise.all(running)

const half = began + MINUTES * 30_000
console.log(`${MINUTES} minutes, ${number} visits, ${visits.errors.length} errors\n`)
console.log('| kind | answers | p50, ms | p95 | p99 | p95 of the first half | of the second |')
console.log('|---|---|---|---|---|---|---|')
for (const [kind, times] of visits.times) {
  const at = (share: number, from: typeof times) =>
    nearestRank(
      from.map(({ ms }) => ms),
      share,
    ).toFixed(0)
  const halves = [times.filter((time) => time.at < half), times.filter((time) => time.at >= half)]
  const cells = [
    kind,
    times.length,
    at(0.5, times),
    at(0.95, times),
    at(0.99, times),
    ...halves.map((one) => at(0.95, one)),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
const minutes = memory.map((_, part) => `${((part * MINUTES) / MEMORY_SAMPLES).toFixed(0)} min`)
console.log(`\n| memory, MB | ${minutes.join(' | ')} |\n|---${'|---'.repeat(minutes.length)}|`)
for (const name of Object.keys(memory[0]!))
  console.log(`| ${name} | ${memory.map((one) => one[name]!.toFixed(0)).join(' | ')} |`)
for (const error of visits.errors.slice(0, 10)) console.log(error)
if (visits.errors.length > 0) process.exitCode = 1
