import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { mailOfferReport } from '#use-cases/report/mail-offer-report.ts'
import { REPORT_VERBS } from '#server/verbs/report-verbs.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let context: GatewayContext
let vehicleId: number

beforeAll(async () => {
  const dealer = await addMerchant(test.database)
  await deliver(test.database, dealer.id, [car('1')])
  vehicleId = (await test.database.read.selectFrom('vehicles').select('id').executeTakeFirstOrThrow()).id
  const visitor = await visitorContext(test.database)
  const botCheck = { ...visitor.deps.botCheck, judge: async () => 'SOLVED' as const }
  context = { ...visitor, deps: { ...visitor.deps, botCheck } }
})
beforeEach(() => test.database.pool.query('delete from offer_reports; delete from mails; delete from rate_limits'))

const NOTICE = { reason: 'FRAUD', text: 'Secret words', isTrue: true }
async function report(input: object = {}, key: string = randomUUID(), given = context) {
  const { data, errors } = await runInProcess(
    'mutation R($key: String!, $input: ReportOfferInput!) { reportOffer(key: $key, input: $input) { number } }',
    { key, input: { vehicleId, ...NOTICE, ...input } },
    given,
    String,
  )
  const number = (data as { reportOffer?: { number: string } } | undefined)?.reportOffer?.number
  return { number: number ?? '', errors: errors?.map(({ extensions }) => extensions) }
}
async function mails() {
  const { rows } = await test.database.pool.query<{ kind: string; recipient: string; data: object }>(
    'delete from mails returning kind, recipient, data',
  )
  expect(JSON.stringify(rows)).not.toContain('Secret words')
  return rows.map(({ kind, recipient }) => `${kind} to ${recipient}`).toSorted()
}
const run = (verb: string, ...args: string[]) => REPORT_VERBS[verb]!.run(test, args)

it('takes a report without name and address, once for a form, and informs the operator once', async () => {
  expect(await run('offer-reports', '--all')).toBe('There are no reports.')
  const key = randomUUID()
  const [{ number }, again] = [await report({}, key), await report({}, key)]
  expect(number).toMatch(/^\d{10}$/)
  expect(again.number).toBe(number)
  expect(await mails()).toEqual([])
  const deps = { writer: test.database, operatorEmail: async () => 'shop@example.com' }
  for (const _ of [1, 2]) await mailOfferReport(deps, { reportId: Number(number) })
  expect(await mails()).toEqual(['report-for-operator to shop@example.com'])
  expect(await run('offer-reports')).toContain(`${number}\t`)
})

it('is answered once with a statement of reasons, which the seller gets only where something was done', async () => {
  const { number } = await report({ email: 'jana@example.com', name: 'Jana' })
  expect(await mails()).toEqual(['report-received to jana@example.com'])
  await expect(run('answer-report', number, 'NO_ACTION', ' ')).rejects.toThrow('statement of reasons')
  await expect(run('answer-report', number, 'MAYBE', 'x')).rejects.toThrow('ACTION_TAKEN|NO_ACTION')
  await run('answer-report', number, 'NO_ACTION', 'Der Preis stimmt.')
  expect(await mails()).toEqual(['report-answered to jana@example.com'])
  await expect(run('answer-report', number, 'NO_ACTION', 'Noch einmal')).rejects.toThrow('decided already')
  await expect(run('answer-report', '9999999999', 'NO_ACTION', 'x')).rejects.toThrow('no report')
  expect(await run('offer-reports')).toBe('There are no open reports.')
  const second = await report({ email: 'jana@example.com' })
  await mails()
  await run('answer-report', second.number, 'ACTION_TAKEN', 'Der Anbieter hat es entfernt.')
  expect(await mails()).toEqual(['report-answered to jana@example.com', 'report-for-seller to info@brinkmann.example'])
})

it('refuses by field, for unknown offers, and programs', async () => {
  const fields = async (input: object) =>
    ((await report(input)).errors?.[0]?.fields as { field: string }[] | undefined)?.map(({ field }) => field)
  expect(await fields({ reason: null, text: ' ', isTrue: false })).toEqual(['reason', 'text', 'isTrue'])
  expect(await fields({ email: 'x', name: 'www.example.com', text: 'x'.repeat(2001) })).toEqual([
    'text',
    'name',
    'email',
  ])
  expect((await report({ vehicleId: '999999' })).errors?.[0]?.code).toBe('NOT_FOUND')
  const { botCheck } = (await visitorContext(test.database)).deps
  const strict = { ...context, deps: { ...context.deps, botCheck } }
  expect((await report({}, randomUUID(), strict)).errors?.[0]?.code).toBe('BOT_SUSPECTED')
})
