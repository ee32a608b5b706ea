import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BANKING_PARTS, STEP_FIELDS, answerAt } from '#domain/banking/fields.ts'
import type { BankEventKind } from '#domain/banking/bank-events.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import type { FileReader } from '#services/uploads/port.ts'
import type { UploadPlace } from '#domain/upload/upload.ts'
import type { Bank, BankApplication, BankDocument } from '#services/banking/port.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addFinancedOrder, BANKING_ANSWERS, ORDERED_LOAN } from '../../../tests/support/banking.ts'
import { addOrder, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeFinancing } from '../order/change-financing.ts'
import { changeOrderState } from '../order/change-state.ts'
import { withdrawRequest } from '../request/withdraw-request.ts'
import { sendRequestMails } from '../request/send-request-mails.ts'
import { storeUpload } from '../upload/store-upload.ts'
import { sweepExpired } from '../session/sweep-expired.ts'
import { applyBankEvent } from './apply-bank-event.ts'
import { changeAnyRequest } from './change-any-request.ts'
import { readWantedDocuments } from './application-status.ts'
import { bankingDigest, bankingStepOf, readBankingRequest } from './banking-request.ts'
import { discardBankingRequest, passBankingDocuments, saveBankingAnswers } from './change-banking-request.ts'
import { recordInformation } from './hand-over-information.ts'
import { passOnProofs } from './pass-on-proofs.ts'
import { readViews } from './sealed-answers.ts'
import { sendProofs } from './send-proofs.ts'
import { passOnApplication } from './pass-on-application.ts'
import { remindOfCreditWithdrawal } from './remind-of-credit-withdrawal.ts'
import { showApplication } from './show-application.ts'
import { submitBankingRequest } from './submit-banking-request.ts'

const test = useTestDatabase()
const secretBox = aesSecretBox(['a secret of thirty-two characters'])
const objects = fileSystemStore(mkdtempSync(path.join(tmpdir(), 'banking-')))
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
const FLAGS = { actingFlag: true, contractFlag: true, privacyFlag: true }
let merchantId: number
let customerId: number
let strangerId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
  strangerId = (await addCustomer(test.database, 'mallory@example.com')).actor.customerId
})

const deps = () => ({ read: test.database.read, writer: test.database, secretBox, banking: { chosen: null } })
const shopper = (id = customerId) => ({ customerId: id, scope: ALL_MERCHANTS })
const read = (id: number, reader = customerId) => readBankingRequest(deps(), shopper(reader), id)
const sql = async <T extends object>(text: string, values: unknown[] = []) =>
  (await test.database.pool.query<T>(text, values)).rows
const onError = (_: unknown, error: unknown): void => {
  throw error
}

it('goes on at its first step that is not answered, once it is begun', async () => {
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
  const step = () => bankingStepOf(deps(), { customerId, orderId })
  expect(await step()).toBeNull()
  const answers = { id: orderId, part: 'personal', answers: BANKING_ANSWERS.personal, isForLater: false } as const
  expect(await saveBankingAnswers(deps(), shopper(), answers)).toEqual({ kind: 'done' })
  expect(await step()).toBe('banking-household')
  expect(await bankingStepOf(deps(), { customerId: strangerId, orderId })).toBeNull()
  // A draft that cannot be opened any more begins anew.
  await sql("update drafts set data = '{}' where flow = $1", [`financing/${orderId}`])
  expect(await step()).toBe('banking-personal')
})

it('sent, names the proofs that belong to its answers until these are deleted', async () => {
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
  await fillIn(orderId)
  await recordInformation(test.database, orderId)
  const sent = await submit(orderId)
  if (sent.kind !== 'done') throw new Error(sent.code)
  const wanted = () => readWantedDocuments(deps(), sent.requestId)
  expect(await wanted()).toEqual(['PAYSLIPS', 'OTHER_INCOME_PROOF', 'BANK_STATEMENT', 'LOAN_CONTRACT'])
  await sql('delete from financing_answers where request_id = $1', [sent.requestId])
  expect(await wanted()).toEqual([])
})

async function fillIn(id: number): Promise<void> {
  for (const part of BANKING_PARTS)
    expect(
      await saveBankingAnswers(deps(), shopper(), { id, part, answers: BANKING_ANSWERS[part], isForLater: false }),
    ).toEqual({ kind: 'done' })
  await passBankingDocuments(deps(), shopper(), id)
}

async function submit(
  id: number,
  given: Partial<Parameters<typeof submitBankingRequest>[2]> = {},
  by: Parameters<typeof submitBankingRequest>[0] = deps(),
) {
  const request = (await readBankingRequest(by, shopper(), id))!
  const form = { id, site: SITE, key: randomUUID(), shown: bankingDigest(request), flags: FLAGS, ...given }
  return submitBankingRequest(by, shopper(), form)
}

/** An order whose application was sent, to the bank of `bankOf` where nothing else is said; returns the numbers of both. */
async function apply(
  kinds: readonly ('LOAN' | 'LEASING')[] = ['LOAN'],
  by: Parameters<typeof submit>[2] = { ...deps(), ...bankOf() },
): Promise<{ orderId: number; requestId: number }> {
  const line = { line_type: 'VEHICLE', title: 'Passat Variant', unit_price_cents: 43_980_00 } as const
  const lines = kinds.map((kind) => ({
    ...{ ...line, payment: kind },
    finance: { ...ORDERED_LOAN, quote: { ...ORDERED_LOAN.quote, kind } },
  }))
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId, state: 'CONFIRMED', lines })
  await fillIn(orderId)
  await recordInformation(test.database, orderId)
  const sent = await submit(orderId, {}, by)
  if (sent.kind !== 'done') throw new Error(sent.code)
  return { orderId, requestId: sent.requestId }
}

/** Reads every file as what it should be; the real one has tests of its own. */
const PLAIN_FILES: FileReader = {
  readPicture: async () => 'DAMAGED',
  coverPicture: async () => Buffer.alloc(0),
  readDocument: async (bytes) => ({ bytes: Buffer.from(bytes), contentType: 'application/pdf' }),
}

/** A bank that takes everything, or nothing. */
function bankOf(takes = true) {
  const taken: BankApplication[] = []
  const documents: (BankDocument & { readonly reference: string })[] = []
  const bank: Bank = {
    ...{ name: 'test', recipient: 'Elbkredit GmbH' },
    async submit(application) {
      if (!takes) throw new Error('The bank is closed')
      taken.push(application)
      return { reference: application.idempotencyKey, url: null }
    },
    async takeDocument(reference, document) {
      if (!takes) throw new Error('The bank is closed')
      documents.push({ reference, ...document })
    },
    readMessage: async () => 'FORGED',
  }
  return { taken, documents, banking: { chosen: bank, named: () => bank } }
}
const passOn = (requestId: number, { banking }: Pick<ReturnType<typeof bankOf>, 'banking'> = bankOf()) =>
  passOnApplication({ ...deps(), banking }, { requestId })
const decide = (requestId: number, kind: BankEventKind, id: string = randomUUID()) =>
  applyBankEvent(test.database, 'test', {
    ...{ id, kind, reference: `application-${requestId}`, occurredAt: new Date() },
  })
const stateOf = async (requestId: number) =>
  (await sql<{ state: string }>('select state from requests where id = $1', [requestId]))[0]?.state

describe('an application', () => {
  it('is found by the number of the order and of the request, by its owner only, and only for financed orders', async () => {
    const { orderId, requestId } = await apply()
    expect(await read(orderId)).toMatchObject({ requestId, isOpen: false, type: 'BANKING_FINANCING' })
    expect((await read(requestId))?.order.id).toBe(orderId)
    for (const id of [orderId, requestId]) expect(await read(id, strangerId)).toBeUndefined()
    const cash = await addOrder(test.database, { customerId, merchantId })
    expect(await read(cash)).toBeUndefined()
    const answers = BANKING_ANSWERS.personal
    const save = (id: number, who: number) =>
      saveBankingAnswers(deps(), shopper(who), { id, part: 'personal', answers, isForLater: true })
    expect(await save(orderId, strangerId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await save(cash, customerId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await save(orderId, customerId)).toMatchObject({ code: 'CONFLICT' })
  })

  it('is filled in step by step, blanks included, and each order has its own', async () => {
    const [one, other] = [
      await addFinancedOrder(test.database, { customerId, merchantId }),
      await addFinancedOrder(test.database, { customerId, merchantId }),
    ]
    const blank = { application: { firstName: 'Jana' } }
    const save = (isForLater: boolean) =>
      saveBankingAnswers(deps(), shopper(), { id: one, part: 'personal', answers: blank, isForLater })
    expect(await save(false)).toMatchObject({ code: 'INVALID_INPUT' })
    expect((await read(one))?.draft.personal).toBeNull()
    expect(await save(true)).toEqual({ kind: 'done' })
    expect(await read(one)).toMatchObject({ openStep: 'banking-personal' })
    await fillIn(one)
    expect(await read(one)).toMatchObject({
      openStep: 'banking-confirmation',
      documents: ['PAYSLIPS', 'OTHER_INCOME_PROOF', 'BANK_STATEMENT', 'LOAN_CONTRACT'],
      sums: { incomes: 3_042_60, expenses: 1_778_21, installment: 524_09, free: 740_30 },
    })
    expect((await read(other))?.draft.personal).toBeNull()
    await discardBankingRequest({ ...deps(), objects }, shopper(), one)
    expect((await read(one))?.draft.personal).toBeNull()
  })

  it('is sent once, as it was shown, with every declaration, after the information was handed over', async () => {
    const id = await addFinancedOrder(test.database, { customerId, merchantId })
    expect(await submit(id)).toMatchObject({ code: 'CONFLICT' })
    await fillIn(id)
    const refused = (fields: readonly string[]) => ({
      ...{ code: 'INVALID_INPUT', fields: fields.map((field) => ({ field, code: 'NOT_ACCEPTED' })) },
    })
    expect(await submit(id)).toMatchObject(refused(['contractFlag']))
    await recordInformation(test.database, id)
    for (const flag of ['actingFlag', 'contractFlag', 'privacyFlag'])
      expect(await submit(id, { flags: { ...FLAGS, [flag]: false } })).toMatchObject(refused([flag]))
    expect(await submit(id, { shown: 'x' })).toMatchObject({ code: 'CHANGED' })
    const form = { key: randomUUID(), shown: bankingDigest((await read(id))!) }
    const answers = await Promise.all([submit(id, form), submit(id, form), submit(id)])
    expect(answers.filter(({ kind }) => kind === 'done').length).toBeGreaterThan(0)
    expect(await sql('select id from requests where order_id = $1', [id])).toHaveLength(1)
    const [row] = await sql<{ consents: object[] }>('select consents from financing_applications where order_id = $1', [
      id,
    ])
    expect(row?.consents).toMatchObject([
      { flag: 'actingFlag', version: 1, locale: 'de' },
      { flag: 'contractFlag', version: 1, locale: 'de' },
      { flag: 'privacyFlag', version: 2, locale: 'de' },
    ])
    expect(JSON.stringify(row?.consents)).toMatch(/eigene Rechnung.*an Norddeutsche Autobank AG weitergeben/)
    expect(await sql("select 1 from drafts where flow like 'financing/%' and flow like $1", [`%${id}`])).toEqual([])
  })
})

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
    const draft = await addFinancedOrder(test.database, { customerId, merchantId })
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
    const id = await addFinancedOrder(test.database, { customerId, merchantId })
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
    const id = await addFinancedOrder(test.database, { customerId, merchantId })
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
    await passOn(requestId, { banking: { chosen: other, named: () => other } })
    expect(changed.taken).toEqual([])
    expect(await received(requestId)).toEqual([{ recipient: 'Elbkredit GmbH', bank: null }])
    // The lender of the contract was named; a bank that is connected later was not.
    const alone = await apply(['LOAN'], deps())
    await passOn(alone.requestId)
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
    const draft = await addFinancedOrder(test.database, { customerId, merchantId })
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

describe('the bank', () => {
  it('gets an application once, again later where it could not take it, and none that was withdrawn', async () => {
    const { requestId } = await apply()
    const receivers = async () =>
      (await readViews(test.database.read, requestId)).filter(({ viewer }) => viewer === 'BANK')
    await expect(passOn(requestId, bankOf(false))).rejects.toThrow('closed')
    expect(await stateOf(requestId)).toBe('SUBMITTED')
    expect(await receivers()).toEqual([])
    const bank = bankOf()
    await passOn(requestId, bank)
    await passOn(requestId, bank)
    expect(bank.taken).toHaveLength(1)
    expect(await receivers()).toHaveLength(1)
    expect(await stateOf(requestId)).toBe('IN_REVIEW')
    const other = await apply()
    const access = { customerId, key: null, scope: ALL_MERCHANTS }
    expect(await withdrawRequest(test.database, access, other.requestId, changeAnyRequest)).toEqual({ kind: 'done' })
    await passOn(other.requestId, bank)
    expect(bank.taken).toHaveLength(1)
    expect(await statesOf(test.database, other.orderId)).toMatchObject({ state: 'CANCELLED' })
    expect(await stateOf(other.requestId)).toBe('WITHDRAWN')
  })

  it('gets each proof once, with what is sent later, never before the application and none once it has decided', async () => {
    const bank = bankOf()
    const proofs = { ...deps(), objects, banking: bank.banking }
    const owner = { kind: 'CUSTOMER', customerId } as const
    const add = async (attachTo: UploadPlace, name: string) => {
      const file = { owner, kind: 'DOCUMENT', attachTo, field: 'PAYSLIPS', fileName: name } as const
      const stored = await storeUpload({ ...proofs, files: PLAIN_FILES }, { ...file, bytes: Buffer.from(name) })
      if (stored.kind === 'refused') throw new Error(stored.problem)
    }
    const orderId = await addFinancedOrder(test.database, { customerId, merchantId, state: 'CONFIRMED' })
    await add(`draft:financing/${orderId}`, 'May.pdf')
    await fillIn(orderId)
    await recordInformation(test.database, orderId)
    const sent = await submit(orderId, {}, proofs)
    if (sent.kind !== 'done') throw new Error(sent.code)
    const { requestId } = sent
    await passOnProofs(proofs, { requestId })
    expect(bank.documents).toEqual([])
    await passOn(requestId, bank)
    const [job] = await sql<{ count: number }>(
      `select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'pass-on-proofs' and j.payload ->> 'requestId' = $1`,
      [String(requestId)],
    )
    expect(job).toEqual({ count: 1 })
    const queued = await sql<{ queue: string }>(
      `select q.queue_name as queue from graphile_worker._private_jobs j
       join graphile_worker._private_job_queues q on q.id = j.job_queue_id where j.key = $1`,
      [`proofs ${requestId}`],
    )
    expect(queued).toEqual([{ queue: `proofs ${requestId}` }])
    const closed = { ...proofs, banking: bankOf(false).banking }
    await expect(passOnProofs(closed, { requestId })).rejects.toThrow('closed')
    for (const _ of [1, 2]) await passOnProofs(proofs, { requestId })
    await add(`draft:financing/${orderId}`, 'June.pdf')
    expect(await sendProofs(test.database, shopper(), requestId)).toEqual({ kind: 'done' })
    // The bank is called otherwise by now; who was named to the applicant stays.
    const renamed = { ...bank.banking.chosen, recipient: 'Alsterbank AG' }
    await passOnProofs({ ...proofs, banking: { chosen: renamed, named: () => renamed } }, { requestId })
    const reference = `application-${requestId}`
    expect(bank.documents.map(({ fileName, bytes, ...rest }) => [rest.reference, fileName, String(bytes)])).toEqual([
      [reference, 'May.pdf', 'May.pdf'],
      [reference, 'June.pdf', 'June.pdf'],
    ])
    expect((await readViews(test.database.read, requestId)).map(({ viewer, name }) => `${viewer} ${name}`)).toEqual([
      ...['BANK Elbkredit GmbH', 'BANK Elbkredit GmbH (May.pdf)', 'BANK Elbkredit GmbH (June.pdf)'],
    ])
    await add(`draft:financing/${orderId}`, 'July.pdf')
    await sendProofs(test.database, shopper(), requestId)
    await decide(requestId, 'APPROVED')
    await passOnProofs(proofs, { requestId })
    expect(bank.documents).toHaveLength(2)
  })

  it('decides: the order waits for it and follows it, and the first decision counts however often it comes', async () => {
    const { orderId, requestId } = await apply()
    await passOn(requestId)
    const prepare = () =>
      test.database.transaction((handle) =>
        changeOrderState(handle, { orderId, to: 'IN_PREPARATION', actor: 'MERCHANT' }),
      )
    expect(await prepare()).toMatchObject({ blocker: { kind: 'FINANCING_OPEN' } })
    const handOver = test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'HANDED_OVER', actor: 'MERCHANT', unpaid: true, reason: 'x' }),
    )
    expect(await handOver).toMatchObject({ kind: 'refused' })
    expect(await decide(requestId, 'DOCUMENTS_MISSING')).toBe('DONE')
    expect(await stateOf(requestId)).toBe('DOCUMENTS_MISSING')
    expect(await prepare()).toMatchObject({ kind: 'refused' })
    const id = randomUUID()
    const outcomes = await Promise.all([1, 2, 3].map(() => decide(requestId, 'APPROVED', id)))
    expect(outcomes.toSorted()).toEqual(['DONE', 'REPEATED', 'REPEATED'])
    expect(await decide(requestId, 'REJECTED')).toBe('REFUSED')
    expect(await decide(1, 'APPROVED')).toBe('UNKNOWN')
    expect(await stateOf(requestId)).toBe('APPROVED')
    expect(await prepare()).toMatchObject({ kind: 'done', state: 'IN_PREPARATION' })
  })

  it.each(['APPROVED', 'REJECTED', 'WITHDRAWN'] as const)(
    'has its answer recorded by the dealer, and the application follows the order: %s',
    async (to) => {
      const { orderId, requestId } = await apply()
      const outcome = await test.database.transaction((handle) =>
        changeFinancing(handle, { orderId, to, actor: 'MERCHANT', reason: 'Bonität' }),
      )
      expect(outcome).toMatchObject({ kind: 'done' })
      expect(await stateOf(requestId)).toBe(to)
    },
  )

  it('after its approval the right of withdrawal is recalled once; not where the order has ended', async () => {
    const [one, ended] = [await apply(), await apply()]
    for (const { requestId } of [one, ended]) {
      await passOn(requestId)
      await decide(requestId, 'APPROVED')
    }
    await test.database.transaction((handle) =>
      changeFinancing(handle, { orderId: ended.orderId, to: 'WITHDRAWN', actor: 'CUSTOMER' }),
    )
    const [job] = await sql<{ hours: number }>(
      `select round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker._private_jobs
       where key = $1`,
      [`credit-withdrawal-${one.requestId}`],
    )
    expect(job?.hours).toBe(24)
    for (const { requestId } of [one, one, ended])
      await remindOfCreditWithdrawal({ read: test.database.read, writer: test.database }, { requestId })
    const mails = await sql<{ data: { orderNumber: string } }>(
      "select data from mails where kind = 'credit-withdrawal-reminder'",
    )
    expect(mails.map(({ data }) => data.orderNumber)).toEqual([String(one.orderId)])
  })
})

it.each([
  [['LOAN'], 'BANKING_FINANCING'],
  [['LEASING'], 'BANKING_LEASING'],
  [['LOAN', 'LEASING'], 'DEFAULT'],
] as const)('an application for %s is of the type %s', async (kinds, type) => {
  const { requestId } = await apply(kinds)
  expect(await sql('select type from financing_applications where request_id = $1', [requestId])).toEqual([{ type }])
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
