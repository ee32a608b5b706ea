import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockDraftOf, lockOpenedDraft, readOpenedDraft } from '#database/drafts.ts'
import type { Writer } from '#database/handles.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { BANKING_ANSWERS } from '../../../tests/support/banking.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { FLAGS, PLAIN_FILES, useBankingApplications } from '../../../tests/support/banking-applications.ts'
import { somebodyWaits } from '../../../tests/support/somebody-waits.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { storeUpload } from '../upload/store-upload.ts'
import { readWantedDocuments } from './application-status.ts'
import { bankingDigest, bankingStepOf } from './banking-request.ts'
import { discardBankingRequest, saveBankingAnswers } from './change-banking-request.ts'
import { recordInformation } from './hand-over-information.ts'

const test = useTestDatabase()
const { addFinanced, apply, deps, fillIn, parties, read, shopper, sql, submit } = useBankingApplications(test)
const objects = fileSystemStore(mkdtempSync(path.join(tmpdir(), 'banking-')))

it('goes on at its first step that is not answered, once it is begun', async () => {
  const orderId = await addFinanced()
  const step = () => bankingStepOf(deps(), { customerId: parties.customerId, orderId })
  expect(await step()).toBeNull()
  const answers = { id: orderId, part: 'personal', answers: BANKING_ANSWERS.personal, isForLater: false } as const
  expect(await saveBankingAnswers(deps(), shopper(), answers)).toEqual({ kind: 'done' })
  expect(await step()).toBe('banking-household')
  expect(await bankingStepOf(deps(), { customerId: parties.strangerId, orderId })).toBeNull()
  // A draft that cannot be opened any more begins anew.
  await sql("update drafts set data = '{}' where flow = $1", [`financing/${orderId}`])
  expect(await step()).toBe('banking-personal')
})

it('sent, names the proofs that belong to its answers until these are deleted', async () => {
  const orderId = await addFinanced()
  await fillIn(orderId)
  await recordInformation(test.database, orderId)
  const sent = await submit(orderId)
  if (sent.kind !== 'done') throw new Error(sent.code)
  const wanted = () => readWantedDocuments(deps(), sent.requestId)
  expect(await wanted()).toEqual(['PAYSLIPS', 'OTHER_INCOME_PROOF', 'BANK_STATEMENT', 'LOAN_CONTRACT'])
  await sql('delete from financing_answers where request_id = $1', [sent.requestId])
  expect(await wanted()).toEqual([])
})

describe('an application', () => {
  it('is found by the number of the order and of the request, by its owner only, and only for financed orders', async () => {
    const { orderId, requestId } = await apply()
    expect(await read(orderId)).toMatchObject({ requestId, isOpen: false, type: 'BANKING_FINANCING' })
    expect((await read(requestId))?.order.id).toBe(orderId)
    for (const id of [orderId, requestId]) expect(await read(id, parties.strangerId)).toBeUndefined()
    const cash = await addOrder(test.database, parties)
    expect(await read(cash)).toBeUndefined()
    const answers = BANKING_ANSWERS.personal
    const save = (id: number, who: number) =>
      saveBankingAnswers(deps(), shopper(who), { id, part: 'personal', answers, isForLater: true })
    expect(await save(orderId, parties.strangerId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await save(cash, parties.customerId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await save(orderId, parties.customerId)).toMatchObject({ code: 'CONFLICT' })
  })

  it('is filled in step by step, blanks included, and each order has its own', async () => {
    const [one, other] = [await addFinanced(), await addFinanced()]
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
    const id = await addFinanced()
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

  it('is saved no more while it is sent, so that its draft does not come back', async () => {
    const id = await addFinanced()
    await fillIn(id)
    await recordInformation(test.database, id)
    let saved: ReturnType<typeof saveBankingAnswers> | undefined
    await test.database.transaction(async (handle) => {
      await lockDraftOf(handle, { kind: 'CUSTOMER', customerId: shopper().customerId }, `financing/${id}`)
      saved = saveBankingAnswers(deps(), shopper(), {
        ...{ id, part: 'personal', answers: BANKING_ANSWERS.personal, isForLater: true },
      })
      await expect.poll(() => somebodyWaits(test.database), { interval: 20 }).toBe(true)
      const writer: Writer = { transaction: (work) => work(handle) }
      expect(await submit(id, {}, { ...deps(), writer })).toMatchObject({ kind: 'done' })
    })
    expect(await saved).toMatchObject({ code: 'CONFLICT' })
    expect(await sql('select 1 from drafts where flow = $1', [`financing/${id}`])).toEqual([])
  })

  it('is discarded with its files in one transaction, which compares the draft that was opened', async () => {
    const id = await addFinanced()
    const [owner, flow] = [{ kind: 'CUSTOMER', customerId: parties.customerId }, `financing/${id}`] as const
    const answers = { id, part: 'personal', answers: BANKING_ANSWERS.personal, isForLater: false } as const
    expect(await saveBankingAnswers(deps(), shopper(), answers)).toEqual({ kind: 'done' })
    const upload = { owner, kind: 'DOCUMENT', attachTo: `draft:${flow}`, field: 'PAYSLIPS', fileName: 'a.pdf' } as const
    const proof = { ...upload, bytes: Buffer.from('a payslip') }
    expect(await storeUpload({ ...deps(), objects, files: PLAIN_FILES }, proof)).toMatchObject({ kind: 'done' })
    const [row] = await sql<{ object_key: string }>('select object_key from uploads where attached_to = $1', [
      upload.attachTo,
    ])
    const objectKey = row?.object_key ?? ''
    expect(await objects.get(objectKey)).toBeDefined()
    const opened = await readOpenedDraft(test.database.read, owner, flow, 'banking-personal')
    // A second transaction would find that the draft has ended.
    const writer: Writer = {
      transaction: (work) =>
        test.database.transaction(async (handle) => {
          expect(await lockOpenedDraft(handle, owner, opened?.id ?? '')).toBe(true)
          return work(handle)
        }),
    }
    expect(await discardBankingRequest({ ...deps(), writer, objects }, shopper(), id)).toEqual({ kind: 'done' })
    expect(await sql('select 1 from drafts where flow = $1', [flow])).toEqual([])
    expect(await sql('select 1 from uploads where object_key = $1', [objectKey])).toEqual([])
    expect(await objects.get(objectKey)).toBeUndefined()
  })

  it('is discarded after a step that is being saved, so that its draft does not come back', async () => {
    const id = await addFinanced()
    let discarded: ReturnType<typeof discardBankingRequest> | undefined
    await test.database.transaction(async (handle) => {
      const writer: Writer = { transaction: (work) => work(handle) }
      const answers = { id, part: 'personal', answers: BANKING_ANSWERS.personal, isForLater: true } as const
      await handle.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute()
      discarded = discardBankingRequest({ ...deps(), objects }, shopper(), id)
      await expect.poll(() => somebodyWaits(test.database), { interval: 20 }).toBe(true)
      await saveBankingAnswers({ ...deps(), writer }, shopper(), answers)
    })
    expect(await discarded).toEqual({ kind: 'done' })
    expect(await sql('select 1 from drafts where flow = $1', [`financing/${id}`])).toEqual([])
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
