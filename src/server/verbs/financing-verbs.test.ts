import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BANKING_PARTS } from '#domain/banking/fields.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { readBrokerPermit } from '#use-cases/banking/broker-permit.ts'
import { bankingDigest, readBankingRequest } from '#use-cases/banking/banking-request.ts'
import {
  discardBankingRequest,
  passBankingDocuments,
  saveBankingAnswers,
} from '#use-cases/banking/change-banking-request.ts'
import { recordInformation } from '#use-cases/banking/hand-over-information.ts'
import { sendProofs } from '#use-cases/banking/send-proofs.ts'
import { submitBankingRequest } from '#use-cases/banking/submit-banking-request.ts'
import { storeUpload } from '#use-cases/upload/store-upload.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addFinancedOrder, BANKING_ANSWERS } from '../../../tests/support/banking.ts'
import { TEST_SECRET } from '../../../tests/support/gateway-context.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { financingVerbs } from './financing-verbs.ts'

const test = useTestDatabase()
const secretBox = aesSecretBox([TEST_SECRET])
const objects = fileSystemStore(mkdtempSync(path.join(tmpdir(), 'proofs-')))
const VERBS = financingVerbs({ secretBox: async () => secretBox, objects: () => objects })
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
let merchantId: number
let customerId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
})

const run = (verb: string, ...args: (string | number)[]) => VERBS[verb]!.run(test, args.map(String))
const deps = () => ({ read: test.database.read, writer: test.database, secretBox, banking: { chosen: null }, objects })
const shopper = () => ({ customerId, scope: ALL_MERCHANTS })
const rows = async (text: string, id: number | string) => (await test.database.pool.query(text, [id])).rows

/** An order whose application is filled in, with one proof. */
async function fillIn(): Promise<number> {
  const id = await addFinancedOrder(test.database, { customerId, merchantId, state: 'CONFIRMED' })
  for (const part of BANKING_PARTS)
    await saveBankingAnswers(deps(), shopper(), { id, part, answers: BANKING_ANSWERS[part], isForLater: false })
  await passBankingDocuments(deps(), shopper(), id)
  await addProof(id, 'Gehalt Mai.pdf')
  return id
}

async function addProof(orderId: number, fileName: string): Promise<void> {
  const files = {
    readDocument: async (bytes: Uint8Array) => ({ bytes: Buffer.from(bytes), contentType: 'application/pdf' }),
    ...{ readPicture: () => Promise.reject(new Error()), coverPicture: () => Promise.reject(new Error()) },
  }
  const stored = await storeUpload(
    { ...deps(), files },
    {
      ...{ owner: { kind: 'CUSTOMER', customerId }, kind: 'DOCUMENT', field: 'PAYSLIPS', fileName },
      ...{ attachTo: `draft:financing/${orderId}`, bytes: Buffer.from(`%PDF of ${fileName}`) },
    },
  )
  expect(stored).toMatchObject({ kind: 'done' })
}

async function apply(): Promise<{ orderId: number; requestId: number }> {
  const orderId = await fillIn()
  await recordInformation(test.database, orderId)
  const shown = bankingDigest((await readBankingRequest(deps(), shopper(), orderId))!)
  const flags = { actingFlag: true, contractFlag: true, privacyFlag: true }
  const form = { id: orderId, site: SITE, key: randomUUID(), shown, flags }
  const sent = await submitBankingRequest(deps(), shopper(), form)
  if (sent.kind !== 'done') throw new Error(sent.code)
  return { orderId, requestId: sent.requestId }
}

describe('an application', () => {
  it('is shown to somebody with a name, who is then named to its applicant', async () => {
    const { requestId } = await apply()
    await expect(run('financing-show', requestId)).rejects.toThrow('--by')
    await expect(run('financing-show', 1_000_000_000, '--by', 'K. Brinkmann')).rejects.toThrow('There is no financing')
    const shown = await run('financing-show', requestId, '--by', 'K. Brinkmann')
    expect(shown).toContain('iban\tDE02120300000000202051')
    expect(shown).toContain('netIncome\t€2,841.17')
    expect(shown).toMatch(/seen\t[^\t]+\tMERCHANT\tK\. Brinkmann$/)
  })

  it('has proofs that are written into files, each of them recorded as a view', async () => {
    const { requestId, orderId } = await apply()
    const folder = mkdtempSync(path.join(tmpdir(), 'proofs-out-'))
    await expect(run('financing-proofs', requestId, folder)).rejects.toThrow('--by')
    await addProof(orderId, '../../Konto Auszug.pdf')
    expect(
      await sendProofs(test.database, { customerId: customerId + 1, scope: ALL_MERCHANTS }, requestId),
    ).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await sendProofs(test.database, shopper(), requestId)).toEqual({ kind: 'done' })
    const written = (await run('financing-proofs', requestId, folder, '--by', 'P. Admin', '--as', 'admin')).split('\n')
    expect(written).toHaveLength(2)
    expect(written.every((file) => path.dirname(file) === folder)).toBe(true)
    const first = written.find((file) => file.endsWith('-Gehalt-Mai.pdf'))!
    expect(readFileSync(first, 'utf8')).toBe('%PDF of Gehalt Mai.pdf')
    const views = await rows('select viewer, name from financing_views where request_id = $1 order by id', requestId)
    expect(views).toHaveLength(2)
    expect(views).toContainEqual({ viewer: 'ADMIN', name: 'P. Admin (Gehalt Mai.pdf)' })
  })

  it('is decided by the dealer, and its order follows; once only', async () => {
    const { requestId, orderId } = await apply()
    await expect(run('financing-decide', requestId, 'PERHAPS')).rejects.toThrow('financing-decide <request>')
    expect(await run('financing-decide', requestId, 'IN_REVIEW')).toBe(`Application ${requestId} is IN_REVIEW now.`)
    await run('financing-decide', requestId, 'DOCUMENTS_MISSING')
    await addProof(orderId, 'Nachtrag.pdf')
    await sendProofs(test.database, shopper(), requestId)
    expect(await rows('select state from requests where id = $1', requestId)).toEqual([{ state: 'IN_REVIEW' }])
    await run('financing-decide', requestId, 'APPROVED')
    expect(await rows('select financing_state from orders where id = $1', orderId)).toEqual([
      { financing_state: 'APPROVED' },
    ])
    await expect(run('financing-decide', requestId, 'REJECTED')).rejects.toThrow('cannot become REJECTED')
    expect(await sendProofs(test.database, shopper(), requestId)).toMatchObject({ code: 'CONFLICT' })
  })

  it('that is discarded takes its proofs with it at once, files included', async () => {
    const orderId = await fillIn()
    const [upload] = await rows(
      'select object_key as "key" from uploads where attached_to = $1',
      `draft:financing/${orderId}`,
    )
    expect(await objects.get(upload.key)).toBeDefined()
    await discardBankingRequest(deps(), shopper(), orderId)
    expect(await rows('select 1 from uploads where attached_to = $1', `draft:financing/${orderId}`)).toEqual([])
    expect(await objects.get(upload.key)).toBeUndefined()
  })
})

it('a permit to broker needs its number, and is replaced as a whole', async () => {
  await expect(run('broker-permit', 'brinkmann', '34k')).rejects.toThrow('34k needs --number')
  await expect(run('broker-permit', 'nobody', 'none')).rejects.toThrow('nobody')
  await run(
    'broker-permit',
    'brinkmann',
    '34k',
    '--number',
    'D-K-1',
    '--authority',
    'IHK Köln',
    '--tied',
    '--commission',
  )
  expect(await readBrokerPermit(test.database.read, merchantId)).toEqual({
    ...{ kind: '34k', number: 'D-K-1', authority: 'IHK Köln', isTied: true, hasCommission: true },
  })
  await run('broker-permit', 'brinkmann', 'exempt')
  expect(await readBrokerPermit(test.database.read, merchantId)).toMatchObject({ kind: 'exempt', number: null })
})
