import { randomUUID } from 'node:crypto'
import { beforeAll, expect } from 'vitest'
import { BANKING_PARTS } from '#domain/banking/fields.ts'
import type { BankEventKind } from '#domain/banking/bank-events.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { type Bank, type BankApplication, type BankDocument, BankFault, BankRefusal } from '#services/banking/port.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import type { FileReader } from '#services/uploads/port.ts'
import { applyBankEvent } from '#use-cases/banking/apply-bank-event.ts'
import { bankingDigest, readBankingRequest } from '#use-cases/banking/banking-request.ts'
import { passBankingDocuments, saveBankingAnswers } from '#use-cases/banking/change-banking-request.ts'
import { recordInformation } from '#use-cases/banking/hand-over-information.ts'
import { passOnApplication } from '#use-cases/banking/pass-on-application.ts'
import { submitBankingRequest } from '#use-cases/banking/submit-banking-request.ts'
import { addCustomer } from './account.ts'
import { addFinancedOrder, BANKING_ANSWERS, ORDERED_LOAN } from './banking.ts'
import type { OrderFixture } from './orders.ts'
import { addMerchant } from './stock.ts'
import type { TestDatabase } from './test-database.ts'

const secretBox = aesSecretBox(['a secret of thirty-two characters'])
export const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
export const FLAGS = { actingFlag: true, contractFlag: true, privacyFlag: true }

/** Reads every file as what it should be; the real one has tests of its own. */
export const PLAIN_FILES: FileReader = {
  readPicture: async () => 'DAMAGED',
  coverPicture: async () => Buffer.alloc(0),
  readDocument: async (bytes) => ({ bytes: Buffer.from(bytes), contentType: 'application/pdf' }),
}

/** A bank that takes everything, or nothing at the moment, or will never take what it is given, or answers it wrongly. */
export function bankOf(takes: boolean | 'NEVER' | 'WRONGLY' = true) {
  const taken: BankApplication[] = []
  const documents: (BankDocument & { readonly reference: string })[] = []
  function requireOpen(): void {
    if (takes === 'NEVER') throw new BankRefusal('The bank refuses it')
    if (takes === 'WRONGLY') throw new BankFault('The bank answers wrongly')
    if (!takes) throw new Error('The bank is closed')
  }
  const bank: Bank = {
    ...{ name: 'test', recipient: 'Elbkredit GmbH' },
    async submit(application) {
      requireOpen()
      taken.push(application)
      return { reference: application.idempotencyKey, url: null }
    },
    async takeDocument(reference, document) {
      requireOpen()
      documents.push({ reference, ...document })
    },
    readMessage: async () => 'FORGED',
  }
  return { taken, documents, banking: { chosen: bank, named: () => bank } }
}

/** A merchant, the customer who applies and one who must see nothing of it. */
interface Parties {
  merchantId: number
  customerId: number
  strangerId: number
}

/** A test file's parties, and the steps of an application by their use cases. */
export function useBankingApplications(test: TestDatabase) {
  const parties = {} as Parties
  beforeAll(async () => {
    parties.merchantId = (await addMerchant(test.database)).id
    parties.customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
    parties.strangerId = (await addCustomer(test.database, 'mallory@example.com')).actor.customerId
  })

  const deps = () => ({ read: test.database.read, writer: test.database, secretBox, banking: { chosen: null } })
  const shopper = (id = parties.customerId) => ({ customerId: id, scope: ALL_MERCHANTS })
  const read = (id: number, reader = parties.customerId) => readBankingRequest(deps(), shopper(reader), id)
  const sql = async <T extends object>(text: string, values: unknown[] = []) =>
    (await test.database.pool.query<T>(text, values)).rows

  const addFinanced = (fixture: Partial<OrderFixture> = {}) =>
    addFinancedOrder(test.database, { customerId: parties.customerId, merchantId: parties.merchantId, ...fixture })

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
    const orderId = await addFinanced({ state: 'CONFIRMED', lines })
    await fillIn(orderId)
    await recordInformation(test.database, orderId)
    const sent = await submit(orderId, {}, by)
    if (sent.kind !== 'done') throw new Error(sent.code)
    return { orderId, requestId: sent.requestId }
  }

  const passOn = (
    requestId: number,
    { banking }: Pick<ReturnType<typeof bankOf>, 'banking'> = bankOf(),
    onError: Parameters<typeof passOnApplication>[0]['onError'] = (_, error) => {
      throw error
    },
  ) => passOnApplication({ ...deps(), banking, onError }, { requestId })
  const keyOf = async (requestId: number) => {
    const keys = await sql<{ key: string }>(
      'select idempotency_key as key from financing_applications where request_id = $1',
      [requestId],
    )
    return keys[0]?.key ?? 'unknown'
  }
  const decide = async (requestId: number, kind: BankEventKind, id: string = randomUUID()) =>
    applyBankEvent(test.database, 'test', {
      ...{ id, kind, reference: await keyOf(requestId), occurredAt: new Date() },
    })
  const stateOf = async (requestId: number) =>
    (await sql<{ state: string }>('select state from requests where id = $1', [requestId]))[0]?.state
  return { addFinanced, apply, decide, deps, fillIn, keyOf, parties, passOn, read, shopper, sql, stateOf, submit }
}
