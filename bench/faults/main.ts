import { BANKS } from './rows/banks.ts'
import { CLOCKS } from './rows/clocks.ts'
import { DISKS } from './rows/disks.ts'
import { KILLS } from './rows/kills.ts'
import { MAIL_SERVERS } from './rows/mail-servers.ts'
import { PROVIDERS } from './rows/providers.ts'
import type { Row } from './rows/row.ts'
import { SLOW_CLIENTS } from './rows/slow-clients.ts'
import { STORES } from './rows/stores.ts'
import { FaultShop } from './shop.ts'
import { HEADING, tableLine } from './table.ts'

/**
 * `npm run faults [-- [rounds] [rows …]]`: makes faults during orders, bookings, uploads and deliveries, and checks that everything
 * confirmed exists and nothing is half written. Each row has a shop of its own, on loopback; ports from FAULTS_PORT (4800) on.
 */
const ROWS: Readonly<Record<string, Row>> = {
  ...{ ...KILLS, ...DISKS, ...CLOCKS, ...STORES, ...MAIL_SERVERS, ...PROVIDERS, ...BANKS, ...SLOW_CLIENTS },
}

const words = process.argv.slice(2)
const rounds = Number(words.find((word) => Number(word) > 0) ?? 100)
const names = words.filter((word) => !(Number(word) > 0))
const unknown = names.filter((name) => !Object.hasOwn(ROWS, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(ROWS).join(', ')}`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void FaultShop.closeAll().finally(() => process.exit(1)))

let port = Number(process.env.FAULTS_PORT ?? 4800)
for (const line of HEADING) console.log(line)
for (const name of names.length > 0 ? names : Object.keys(ROWS)) {
  const { title, share, run } = ROWS[name]!
  const own = share === undefined ? 1 : Math.max(1, Math.round((rounds * share) / 100))
  const outcome = await run({ port: port++, rounds: own }).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  )
  if (outcome instanceof Error) {
    console.error(`${name} came to no result:`, outcome)
    process.exitCode = 1
    continue
  }
  console.log(tableLine(title, outcome))
  for (const line of outcome.lost) console.error(`${name}: ${line}`)
  if (outcome.lost.length > 0) process.exitCode = 1
}
process.exit()
