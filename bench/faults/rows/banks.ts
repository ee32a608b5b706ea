import { setTimeout as sleep } from 'node:timers/promises'
import { requestTexts } from '#messages/requests.ts'
import { type BankServer, bankServer } from '../../../tests/support/bank-server.ts'
import { createClient, nameOf } from '../client.ts'
import { Gate } from '../gate.ts'
import { FaultShop } from '../shop.ts'
import { applyForLoan, newApplicant } from '../work/application.ts'
import { playRounds } from './round.ts'
import type { Row } from './row.ts'

const KEY = 'a key of the shop'
const LASTS_MS = 8_000
const ARRIVAL_MS = 150_000

interface Sent {
  readonly requestId: string
  readonly headers: Readonly<Record<string, string>>
}

/** Three customers order on credit and apply for the loan at once, while others order and the bank is away. */
function bankRow(title: string, fault: (gate: Gate, bank: BankServer) => void): Row {
  return {
    title,
    async run({ port }) {
      const bank = await bankServer(KEY)
      const gate = await new Gate(Number(new URL(bank.url).port)).start()
      const env = {
        ...{ BANK: 'elbkredit', BANK_API_URL: `http://127.0.0.1:${gate.port}/v1`, BANK_API_KEY: KEY },
        ...{ BANK_MESSAGE_SECRET: 'the bank signs with this', BANK_RECIPIENT: 'Elbkredit GmbH' },
      }
      const shop = await FaultShop.open(port, { env })
      let arrival = Promise.resolve<readonly string[]>([])
      let note = ''
      try {
        const outcome = await playRounds(shop, 1, {
          only: ['orders'],
          async fault() {
            const before = await applyNow(shop)
            fault(gate, bank)
            const ends = sleep(LASTS_MS)
            const meanwhile = await Promise.all([1, 2, 3].map(() => applyNow(shop)))
            const seen = await openPage(shop, meanwhile[0]!)
            await ends
            bank.instead.length = 0
            gate.setMode('open')
            const end = performance.now()
            const missing = missingAtBank(shop, bank, [before, ...meanwhile]).catch((error: unknown) => [String(error)])
            arrival = missing.finally(() => {
              const seconds = ((performance.now() - end) / 1_000).toFixed(0)
              note = `sent meanwhile ${meanwhile.length}, ${seen}; at the bank with their proofs ${seconds} s after its end`
            })
            return end
          },
        })
        return { ...outcome, lost: [...outcome.lost, ...(await arrival)], note }
      } finally {
        await shop.close()
        await gate.stop()
        await bank.close()
      }
    },
  }
}

async function applyNow(shop: FaultShop): Promise<Sent> {
  const number = shop.next.car++
  const applicant = newApplicant(await shop.tokenOf(shop.filled.customers[number]!))
  const client = createClient(shop.base, () => false)
  const requestId = await applyForLoan(client, shop.base, applicant, shop.filled.cars[number]!)
  return { requestId, headers: applicant.pageHeaders }
}

/** What the applicant reads after having sent the application. */
async function openPage(shop: FaultShop, { requestId, headers }: Sent): Promise<string> {
  const began = performance.now()
  const response = await fetch(`${shop.base}/anfragen/${requestId}`, { headers }).catch(nameOf)
  const text = typeof response === 'string' ? response : await response.text()
  const took = `after ${((performance.now() - began) / 1_000).toFixed(1)} s`
  const state = requestTexts.SUBMITTED.de
  return text.includes(state) ? `“${state}” ${took}` : `without “${state}” ${took}`
}

/**
 * Waits until the bank has every application with its proof, each once, and the shop knows it; otherwise what is missing, a line each.
 * Later attempts are made due at once, so that nobody waits for their growing pauses.
 */
async function missingAtBank(shop: FaultShop, bank: BankServer, sent: readonly Sent[]): Promise<string[]> {
  const ids = sent.map(({ requestId }) => requestId)
  for (const end = Date.now() + ARRIVAL_MS; ; await sleep(250)) {
    await shop.rows(
      `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier like 'pass-on-%' and j.run_at > now() + interval '1 second'`,
    )
    const rows = await shop.rows<{ id: string; key: string; reference: string; isKnown: boolean; views: number }>(
      `select a.request_id::text as id, a.idempotency_key as key, a.bank_reference as reference,
         (r.state = 'IN_REVIEW' and coalesce(a.bank = 'elbkredit', false)) as "isKnown",
         (select count(*)::int from financing_views v where v.request_id = a.request_id and v.viewer = 'BANK') as views
       from financing_applications a join requests r on r.id = a.request_id
       where a.request_id = any($1)`,
      [ids],
    )
    const proofs = [...bank.documents.values()].map(({ path }) => decodeURIComponent(path.split('/')[3] ?? ''))
    const missing = ids.flatMap((id) => {
      const row = rows.find((one) => one.id === id)
      if (!row || !bank.applications.has(row.key)) return [`application ${id} is not at the bank`]
      if (!row.isKnown) return [`application ${id} is at the bank, and the shop does not know it`]
      const own = proofs.filter((reference) => reference === row.reference)
      if (own.length !== 1) return [`application ${id} has ${own.length} proofs at the bank`]
      // One of the answers and one of the proof.
      return row.views === 2 ? [] : [`application ${id} has ${row.views} views of the bank`]
    })
    const isMore = bank.applications.size > ids.length
    if (missing.length === 0 && !isMore) return []
    if (Date.now() > end)
      return [...missing, ...(isMore ? [`the bank has ${bank.applications.size} applications`] : [])]
  }
}

export const BANKS: Readonly<Record<string, Row>> = {
  'bank-down': bankRow('bank refuses connections', (gate) => gate.setMode('refuses')),
  'bank-503': bankRow(
    '… answers 503',
    (_, bank) => void bank.instead.push(...Array.from({ length: 10_000 }, () => 503)),
  ),
  'bank-silent': bankRow('… takes connections and says nothing', (gate) => gate.setMode('silent')),
  'bank-slow': bankRow('… each answer 3 s late', (gate) => gate.setMode({ delayMs: 3_000 })),
}
