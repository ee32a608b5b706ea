import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import type { UploadPlace } from '#domain/upload/upload.ts'
import { statesOf } from '../../../tests/support/orders.ts'
import { bankOf, PLAIN_FILES, useBankingApplications } from '../../../tests/support/banking-applications.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeFinancing } from '../order/change-financing.ts'
import { changeOrderState } from '../order/change-state.ts'
import { withdrawRequest } from '../request/withdraw-request.ts'
import { storeUpload } from '../upload/store-upload.ts'
import { changeAnyRequest } from './change-any-request.ts'
import { recordInformation } from './hand-over-information.ts'
import { passOnProofs } from './pass-on-proofs.ts'
import { readViews } from './sealed-answers.ts'
import { sendProofs } from './send-proofs.ts'
import { remindOfCreditWithdrawal } from './remind-of-credit-withdrawal.ts'

const test = useTestDatabase()
const { addFinanced, apply, decide, deps, fillIn, keyOf, parties, passOn, shopper, sql, stateOf, submit } =
  useBankingApplications(test)
const objects = fileSystemStore(mkdtempSync(path.join(tmpdir(), 'banking-')))

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
    expect(bank.taken).toMatchObject([{ idempotencyKey: await keyOf(requestId) }])
    expect(await receivers()).toHaveLength(1)
    expect(await stateOf(requestId)).toBe('IN_REVIEW')
    const other = await apply()
    const access = { customerId: parties.customerId, key: null, scope: ALL_MERCHANTS }
    expect(await withdrawRequest(test.database, access, other.requestId, changeAnyRequest)).toEqual({ kind: 'done' })
    await passOn(other.requestId, bank)
    expect(bank.taken).toHaveLength(1)
    expect(await statesOf(test.database, other.orderId)).toMatchObject({ state: 'CANCELLED' })
    expect(await stateOf(other.requestId)).toBe('WITHDRAWN')
  })

  it('knows an application by a key that no other shop and no restored number has', async () => {
    const keys = await Promise.all([await apply(), await apply()].map(({ requestId }) => keyOf(requestId)))
    expect(new Set(keys).size).toBe(2)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })

  it('that refuses an application for good has read it and leaves it to the dealer, which is reported once', async () => {
    const { requestId } = await apply()
    const reported: unknown[] = []
    await passOn(requestId, bankOf('NEVER'), (row, error) => void reported.push([row, String(error)]))
    expect(reported).toEqual([[requestId, 'Error: The bank refuses it']])
    expect(await stateOf(requestId)).toBe('SUBMITTED')
    expect(await readViews(test.database.read, requestId)).toMatchObject([{ viewer: 'BANK', name: 'Elbkredit GmbH' }])
    expect(await decide(requestId, 'APPROVED')).toBe('UNKNOWN')
  })

  it('that answers wrongly has read the application too, which is recorded once however often it is repeated', async () => {
    const { requestId } = await apply()
    for (const _ of [1, 2]) await expect(passOn(requestId, bankOf('WRONGLY'))).rejects.toThrow('wrongly')
    expect(await stateOf(requestId)).toBe('SUBMITTED')
    await passOn(requestId)
    expect(await readViews(test.database.read, requestId)).toMatchObject([{ viewer: 'BANK', name: 'Elbkredit GmbH' }])
    expect(await stateOf(requestId)).toBe('IN_REVIEW')
  })

  it('gets applications one after another, so that a silent one holds up a single worker', async () => {
    const { requestId } = await apply()
    const queued = await sql<{ queue: string }>(
      `select q.queue_name as queue from graphile_worker._private_jobs j
       join graphile_worker._private_job_queues q on q.id = j.job_queue_id
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'pass-on-application' and j.payload ->> 'requestId' = $1`,
      [String(requestId)],
    )
    expect(queued).toEqual([{ queue: 'bank' }])
  })

  it('gets each proof once, with what is sent later, never before the application and none once it has decided', async () => {
    const bank = bankOf()
    const refused: unknown[] = []
    const onError = (key: string, error: unknown) => void refused.push([key, String(error)])
    const proofs = { ...deps(), objects, banking: bank.banking, onError }
    const owner = { kind: 'CUSTOMER', customerId: parties.customerId } as const
    const add = async (attachTo: UploadPlace, name: string) => {
      const file = { owner, kind: 'DOCUMENT', attachTo, field: 'PAYSLIPS', fileName: name } as const
      const stored = await storeUpload({ ...proofs, files: PLAIN_FILES }, { ...file, bytes: Buffer.from(name) })
      if (stored.kind === 'refused') throw new Error(stored.problem)
    }
    const orderId = await addFinanced({ state: 'CONFIRMED' })
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
    expect(queued).toEqual([{ queue: 'bank' }])
    const closed = { ...proofs, banking: bankOf(false).banking }
    await expect(passOnProofs(closed, { requestId })).rejects.toThrow('closed')
    const never = { ...proofs, banking: bankOf('NEVER').banking }
    await passOnProofs(never, { requestId })
    expect(refused).toEqual([[expect.stringMatching(/^aa-upload-/), 'Error: The bank refuses it']])
    for (const _ of [1, 2]) await passOnProofs(proofs, { requestId })
    await add(`draft:financing/${orderId}`, 'June.pdf')
    expect(await sendProofs(test.database, shopper(), requestId)).toEqual({ kind: 'done' })
    // The bank is called otherwise by now; who was named to the applicant stays.
    const renamed = { ...bank.banking.chosen, recipient: 'Alsterbank AG' }
    await passOnProofs({ ...proofs, banking: { chosen: renamed, named: () => renamed } }, { requestId })
    const reference = await keyOf(requestId)
    expect(bank.documents.map(({ fileName, bytes, ...rest }) => [rest.reference, fileName, String(bytes)])).toEqual([
      [reference, 'May.pdf', 'May.pdf'],
      [reference, 'June.pdf', 'June.pdf'],
    ])
    expect((await readViews(test.database.read, requestId)).map(({ viewer, name }) => `${viewer} ${name}`)).toEqual([
      // Refused once, and taken later.
      ...['BANK Elbkredit GmbH', 'BANK Elbkredit GmbH (May.pdf)', 'BANK Elbkredit GmbH (May.pdf)'],
      'BANK Elbkredit GmbH (June.pdf)',
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
