import { Random } from '../../bench/search/random.ts'
import { ADDRESS_ATTACKS } from './addresses.ts'
import { DELIVERY_ATTACKS } from './deliveries.ts'
import { FLOOD_ATTACKS } from './floods.ts'
import { FRAME_ATTACKS } from './frames.ts'
import { GRAPHQL_ATTACKS } from './graphql.ts'
import { LOGIN_ATTACKS } from './login.ts'
import { MESSAGE_ATTACKS } from './messages.ts'
import { startTarget } from './target.ts'
import { UPLOAD_ATTACKS } from './uploads.ts'

const MAX_MS = 5 * 60_000

/**
 * `npm run attack [-- --seed <number>]`: attacks a shop in production that it starts itself on loopback, and ends with 1 where one of them
 * succeeds. The seed of a run is printed; the same seed sends the same requests.
 */
const named = process.argv.indexOf('--seed')
const seed = named > 0 ? Number(process.argv[named + 1]) : Math.floor(Math.random() * 1e9)
console.log(`seed ${seed}\n`)
const late = setTimeout(() => {
  console.error(`not done after ${MAX_MS / 60_000} minutes`)
  process.exit(1)
}, MAX_MS)
const target = await startTarget()
const attacks = [
  ...[
    ...LOGIN_ATTACKS,
    ...UPLOAD_ATTACKS,
    ...DELIVERY_ATTACKS,
    ...GRAPHQL_ATTACKS,
    ...FLOOD_ATTACKS,
    ...FRAME_ATTACKS,
    ...MESSAGE_ATTACKS,
    ...ADDRESS_ATTACKS,
  ],
]
let breaches = 0
for (const { area, name, mustHold, run } of attacks) {
  const [before, started] = [target.tries(), performance.now()]
  const found = await run(target, new Random(seed)).catch((error: unknown) => [
    `the attack broke off: ${String(error)}`,
  ])
  breaches += found.length
  const cost = `${target.tries() - before} requests, ${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(`${found.length === 0 ? '✓' : '✗'} ${area}: ${name} (${cost})\n    ${mustHold}`)
  for (const breach of found.slice(0, 10)) console.log(`    ! ${breach}`)
  if (found.length > 10) console.log(`    ! and ${found.length - 10} more`)
}
await target.stop()
clearTimeout(late)
console.log(`\n${attacks.length} attacks, ${target.tries()} requests, ${breaches} breaches`)
process.exit(breaches > 0 ? 1 : 0)
