import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { Gate } from '../gate.ts'
import { FaultShop } from '../shop.ts'
import { playRounds } from './round.ts'
import type { Row } from './row.ts'

const LASTS_MS = 6_000
const SETTLED_MS = 90_000

/** A real mail server that may put recipients off, and what it has taken, by Message-ID. */
async function startMailServer() {
  const state = { putsOff: false, putOff: 0 }
  const taken = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      if (!state.putsOff) return done()
      state.putOff++
      done(Object.assign(new Error('Greylisted, please come again in an hour'), { responseCode: 451 }))
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id = /^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? ''
        taken.set(id, (taken.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { state, taken, port, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>

type MailFault = (gate: Gate, server: MailServer, shop: FaultShop) => void | Promise<void>

function mailRow(title: string, fault: MailFault, rounds = 2): Row {
  return {
    title,
    async run({ port }) {
      const server = await startMailServer()
      const gate = await new Gate(server.port).start()
      const env = { SMTP_URL: `smtp://127.0.0.1:${gate.port}`, MAIL_FROM: 'shop@fahrwerk.example' }
      const shop = await FaultShop.open(port, { env })
      try {
        const outcome = await playRounds(shop, rounds, {
          only: ['orders', 'bookings'],
          async fault() {
            await fault(gate, server, shop)
            await sleep(LASTS_MS)
            server.state.putsOff = false
            gate.setMode('open')
            return performance.now()
          },
        })
        const { lost, note } = await mailsOf(shop, server)
        return { ...outcome, lost: [...outcome.lost, ...lost], note }
      } finally {
        await shop.close()
        await gate.stop()
        await server.stop()
      }
    },
  }
}

/** Waits until every mail is sent. Later attempts are made due at once, so that nobody waits for hours. */
async function mailsOf(shop: FaultShop, server: MailServer): Promise<{ lost: string[]; note: string }> {
  const end = Date.now() + SETTLED_MS
  for (;;) {
    const [counts] = await shop.rows<{ waiting: number; jobs: number; sent: number; late: number; max: number }>(
      `select (select count(*)::int from mails where sent_at is null) as waiting,
        (select count(*)::int from mails where sent_at is not null) as sent,
        (select count(*)::int from mails where sent_at is not null and attempts > 1) as late,
        (select coalesce(max(attempts), 0)::int from mails) as max,
        (select count(*)::int from graphile_worker._private_jobs where payload::jsonb ? 'eventId' or payload::jsonb ? 'mailId') as jobs`,
    )
    const { waiting, jobs, sent, late, max } = counts!
    const ids = await shop.rows<{ id: string }>('select id::text from mails where sent_at is not null')
    const missing = ids.filter(({ id }) => ![...server.taken.keys()].some((name) => name.includes(id)))
    const twice = [...server.taken.values()].filter((count) => count > 1).length
    if ((waiting === 0 && jobs === 0) || Date.now() > end) {
      const lost = [
        ...(waiting + jobs > 0 ? [`${waiting} mails were not sent`] : []),
        ...missing.map(({ id }) => `mail ${id} counts as sent and never arrived`),
      ]
      const putOff = server.state.putOff > 0 ? `, ${server.state.putOff} times put off` : ''
      return {
        lost,
        note: `${sent} mails arrived${putOff}, ${late} of them at a later attempt (the ${max}. at the latest), ${twice} twice`,
      }
    }
    await passHours(shop)
    await sleep(500)
  }
}

/** Makes every later attempt due now. */
async function passHours(shop: FaultShop): Promise<void> {
  await shop.rows(
    `update graphile_worker._private_jobs set run_at = now()
     where payload::jsonb ? 'mailId' and run_at > now() + interval '1 second' returning id`,
  )
}

/** Attempts that are put off; the pauses between them would be three and a half hours. */
const ATTEMPTS_PUT_OFF = 9

async function putOffForHours(_: Gate, server: MailServer, shop: FaultShop): Promise<void> {
  server.state.putsOff = true
  for (let attempt = 0; attempt < ATTEMPTS_PUT_OFF; attempt++) {
    await sleep(1_500)
    await passHours(shop)
  }
}

export const MAIL_SERVERS: Readonly<Record<string, Row>> = {
  'mail-down': mailRow('mail server refuses connections', (gate) => gate.setMode('refuses')),
  'mail-slow': mailRow('… answers each line 3 s late', (gate) => gate.setMode({ delayMs: 3_000 })),
  'mail-silent': mailRow('… takes connections and says nothing', (gate) => gate.setMode('silent')),
  // Twice would be 18 attempts for the same mails, more than a day of being put off.
  'mail-later': mailRow('… puts everybody off (451), for hours', putOffForHours, 1),
}
