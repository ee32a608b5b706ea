import { fillEngine, timeRequests, timeUpdates } from './engine.ts'
import { createWorkload } from './workload.ts'

const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [100_000, 1_000_000]) {
  const { engine, milliseconds, megabytes } = fillEngine(size)
  const requests = createWorkload(200)
  const times = timeRequests((request) => engine.search(request), requests, 5).sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * times.length)]!.toFixed(3)
  const rate = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0)
  console.log(
    size,
    at(0.5),
    at(0.95),
    at(0.99),
    rate.toFixed(0),
    'q/s',
    milliseconds.toFixed(0),
    megabytes.toFixed(0),
    timeUpdates(engine, size).toFixed(4),
  )
}
