import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { BANKING_PARTS, STEP_FIELDS, answerAt } from '#domain/banking/fields.ts'
import { BANKING_ANSWERS, ORDERED_LOAN } from '../../../tests/support/banking.ts'
import { bankOf, FLAGS, SITE, useBankingApplications } from '../../../tests/support/banking-applications.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { sendRequestMails } from '../request/send-request-mails.ts'
import { sweepExpired } from '../session/sweep-expired.ts'
import { bankingDigest, readBankingRequest } from './banking-request.ts'
import { saveBankingAnswers } from './change-banking-request.ts'
import { recordInformation } from './hand-over-information.ts'
import { readViews } from './sealed-answers.ts'
import { showApplication } from './show-application.ts'
import { submitBankingRequest } from './submit-banking-request.ts'

const test = useTestDatabase()
const { addFinanced, apply, decide, deps, fillIn, passOn, shopper, sql } = useBankingApplications(test)
const onError = (_: unknown, error: unknown): void => {
  throw error
}

describe('what was entered', () => {
  /** Every value that nobody but bank and dealer may read. */
  const secrets = BANKING_PARTS.flatMap((part) =>
    STEP_FIELDS[part].map((path) => answerAt(BANKING_ANSWERS[part], path)),
  )
    .filter((value): value is string | number => value !== null && typeof value !== 'boolean')
    .map(String)
    .filter((value) => value.length > 4 && !['EMPLOYEE', 'MARRIED', 'PERMANENT', 'IDENTITY_CARD'].includes(value))

  it('stands readable in no table, no job and no mail, whatever becomes of it', async () => {
    expect(secrets).toContain('DE02120300000000202051')
    const draft = await addFinanced()
    await fillIn(draft)
    const { requestId } = await apply()
    await passOn(requestId)
    await decide(requestId, 'DOCUMENTS_MISSING')
    for (const { id: eventId } of await sql<{ id: number }>('select id from request_events where request_id = $1', [
      requestId,
    ]))
      await sendRequestMails({ writer: test.database, operatorEmail: async () => null }, { eventId })
    const tables = await sql<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables) {
      const [dump] = await sql<{ text: string | null }>(
        `select string_agg(to_jsonb(t)::text, ' ') as text from ${name} t`,
      )
      const found = secrets.filter((secret) =>
        new RegExp(`(?<![\\w.])${secret.replaceAll('+', '\\+')}(?!\\w)`).test(dump?.text ?? ''),
      )
      // The customer's own name is on the order, and towns are in the table of places.
      expect(
        found.filter((secret) => !['Krüger', 'Sabine'].includes(secret)),
        name,
      ).toEqual([])
    }
  })

  it('is in no message of a refusal', async () => {
    const id = await addFinanced()
    const answers = { ...BANKING_ANSWERS.income, iban: 'DE99SECRETSECRET', netIncome: -7_654_321 }
    const refusal = await saveBankingAnswers(deps(), shopper(), { id, part: 'income', answers, isForLater: false })
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT' })
    expect(JSON.stringify(refusal)).not.toMatch(/SECRET|7654321/)
  })

  it('is passed on to exactly who its consent names: the connected bank, or the lenders without one', async () => {
    const consentOf = async (requestId: number) =>
      (
        await sql<{ consents: { text: string }[] }>(
          'select consents from financing_applications where request_id = $1',
          [requestId],
        )
      )[0]?.consents.map(({ text }) => text)
    const id = await addFinanced()
    await fillIn(id)
    await recordInformation(test.database, id)
    const { banking } = bankOf()
    const connected = { ...deps(), banking }
    const request = (await readBankingRequest(connected, shopper(), id))!
    expect(request.recipient).toBe('Elbkredit GmbH')
    const form = { id, site: SITE, key: randomUUID(), shown: bankingDigest(request), flags: FLAGS }
    // Whoever has read another name has agreed to something else.
    expect(await submitBankingRequest(deps(), shopper(), form)).toMatchObject({ code: 'CHANGED' })
    const sent = await submitBankingRequest(connected, shopper(), { ...form, key: randomUUID() })
    if (sent.kind !== 'done') throw new Error(sent.code)
    expect((await consentOf(sent.requestId))?.join()).toContain('an Elbkredit GmbH weitergeben')
    await passOn(sent.requestId, { banking })
    expect(await sql('select name from financing_views where request_id = $1', [sent.requestId])).toEqual([
      { name: 'Elbkredit GmbH' },
    ])
    const alone = await apply(['LOAN'], deps())
    expect((await consentOf(alone.requestId))?.join()).toContain(`an ${ORDERED_LOAN.lender.split(',')[0]} weitergeben`)
  })

  it('goes to nobody but who was named when it was sent, whatever is connected when the job runs', async () => {
    const received = (requestId: number) =>
      sql('select recipient, bank from financing_applications where request_id = $1', [requestId])
    const changed = bankOf()
    const other = { ...changed.banking.chosen, recipient: 'Alsterbank AG' }
    const { requestId } = await apply()
    const reported: string[] = []
    const report = (_: number, error: unknown) => void reported.push(String(error))
    await passOn(requestId, { banking: { chosen: other, named: () => other } }, report)
    expect(changed.taken).toEqual([])
    expect(await received(requestId)).toEqual([{ recipient: 'Elbkredit GmbH', bank: null }])
    // The lender of the contract was named; a bank that is connected later was not.
    const alone = await apply(['LOAN'], deps())
    await passOn(alone.requestId, bankOf(), report)
    expect(reported).toEqual([
      'Error: It is for Elbkredit GmbH, and the connected bank is Alsterbank AG',
      'Error: It is for Norddeutsche Autobank AG, and the connected bank is Elbkredit GmbH',
    ])
    expect(await received(alone.requestId)).toEqual([{ recipient: 'Norddeutsche Autobank AG', bank: null }])
    expect(await readViews(test.database.read, requestId)).toEqual([])
    await passOn(requestId)
    expect(await received(requestId)).toEqual([{ recipient: 'Elbkredit GmbH', bank: 'test' }])
  })

  it('of the release before, which noted no recipient, goes to whoever is connected', async () => {
    const { requestId } = await apply()
    await sql("update financing_applications set recipient = '' where request_id = $1", [requestId])
    await passOn(requestId)
    expect(await sql('select recipient, bank from financing_applications where request_id = $1', [requestId])).toEqual([
      { recipient: 'Elbkredit GmbH', bank: 'test' },
    ])
  })

  it('is seen only with a record of who and when', async () => {
    const { requestId } = await apply()
    const { taken, banking } = bankOf()
    await passOn(requestId, { banking })
    expect(taken).toMatchObject([{ amount: 35_980_00, answers: { income: { iban: 'DE02120300000000202051' } } }])
    const shown = await showApplication(deps(), requestId, { viewer: 'MERCHANT', name: 'K. Brinkmann' })
    expect(shown).toMatchObject({
      answers: { personal: { application: { lastName: 'Krüger' } } },
      views: [
        { viewer: 'BANK', name: 'Elbkredit GmbH' },
        { viewer: 'MERCHANT', name: 'K. Brinkmann' },
      ],
    })
  })

  it('is deleted after 14 untouched days, 90 days after a refusal, and after the hand-over', async () => {
    const draft = await addFinanced()
    await fillIn(draft)
    const [refused, young, handed] = [await apply(), await apply(), await apply()]
    for (const { requestId } of [refused, young]) {
      await passOn(requestId)
      expect(await decide(requestId, 'REJECTED')).toBe('DONE')
    }
    await passOn(handed.requestId)
    await decide(handed.requestId, 'APPROVED')
    const drafts = async () => (await sql('select 1 from drafts where flow = $1', [`financing/${draft}`])).length
    const age = (days: number) =>
      sql("update drafts set updated_at = now() - $1 * interval '1 day' where flow like 'financing/%'", [days])
    await age(13.9)
    await sweepExpired(test.database, onError)
    expect(await drafts()).toBe(1)
    await age(14.1)
    await sql("update requests set delete_after = now() - interval '1 minute' where id = $1", [refused.requestId])
    await sql("update orders set state = 'HANDED_OVER' where id = $1", [handed.orderId])
    const [left] = await sql<{ days: number }>(
      'select extract(day from delete_after - now())::int as days from requests where id = $1',
      [young.requestId],
    )
    expect(left?.days).toBe(89)
    await sweepExpired(test.database, onError)
    expect(await drafts()).toBe(0)
    const ids = (await sql<{ id: number }>('select request_id as id from financing_answers')).map(({ id }) => id)
    expect(ids).toContain(young.requestId)
    expect(ids).not.toContain(refused.requestId)
    expect(ids).not.toContain(handed.requestId)
    expect(await showApplication(deps(), handed.requestId, { viewer: 'ADMIN', name: 'x' })).toMatchObject({
      answers: null,
    })
  })
})

it('names its lender in the views of a bank that were recorded by its connection, and leaves all others', async () => {
  const migration = await readFile(
    new URL('../../database/migrations/0470_views_of_banks.sql', import.meta.url),
    'utf8',
  )
  const { requestId } = await apply()
  const view = 'insert into financing_views (request_id, viewer, name) values ($1, $2, $3)'
  const { id: without } = (await sql<{ id: number }>('select id from requests where id <> $1 limit 1', [requestId]))[0]!
  for (const values of [
    [requestId, 'BANK', 'simulator'],
    [requestId, 'BANK', 'simulator (lohn.pdf)'],
    [requestId, 'MERCHANT', 'Eva Verkauf (lohn.pdf)'],
    [without, 'BANK', 'simulator'],
  ])
    await sql(view, values)
  await sql('update order_lines set finance = null where order_id = (select order_id from requests where id = $1)', [
    without,
  ])
  await sql(migration)
  const namesOf = async (id: number) =>
    (await sql<{ name: string }>('select name from financing_views where request_id = $1 order by id', [id])).map(
      ({ name }) => name,
    )
  const lender = ORDERED_LOAN.lender.split(',')[0]
  expect(await namesOf(requestId)).toEqual([lender, `${lender} (lohn.pdf)`, 'Eva Verkauf (lohn.pdf)'])
  expect((await namesOf(without)).at(-1)).toBe('simulator')
})
