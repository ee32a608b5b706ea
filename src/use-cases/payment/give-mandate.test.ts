import { beforeAll, expect, it } from 'vitest'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { giveMandate, openMandate } from './give-mandate.ts'

const IBAN = 'DE89 3704 0044 0532 0130 00'
const box = aesSecretBox(['a secret of thirty-two characters'])
const test = useTestDatabase()
let orderId: number

beforeAll(async () => {
  const merchantId = (await addMerchant(test.database)).id
  const { customerId } = (await addCustomer(test.database, 'jana@example.com')).actor
  orderId = await addOrder(test.database, { customerId, merchantId, method: 'SEPA_MANDATE' })
})

const give = (holder: string, iban: string) =>
  test.database.transaction((handle) =>
    giveMandate(handle, box, { orderId, holder, iban, creditorId: 'DE98ZZZ09999999999' }),
  )

async function storedMandates() {
  const { rows } = await test.database.pool.query<{ mandate: Buffer; mandate_reference: string; amount_cents: number }>(
    'select mandate, mandate_reference, amount_cents from payments order by id',
  )
  return rows
}

it('refuses an invalid account by field, and stores nothing', async () => {
  expect(await give('Jana Krüger', 'DE00 1234')).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ field: 'iban', code: 'INVALID_IBAN' }],
  })
  expect(await give('  ', IBAN)).toMatchObject({ fields: [{ field: 'holder', code: 'REQUIRED' }] })
  expect(await storedMandates()).toEqual([])
})

it('is stored sealed under a unique reference, and opens for its order alone', async () => {
  const references = [await give('Jana Krüger', IBAN), await give('Jana Krüger', IBAN)].map((outcome) =>
    outcome.kind === 'done' ? outcome.reference : outcome.code,
  )
  expect(references).toEqual([`FW${orderId}`, `FW${orderId}-2`])
  const [first] = await storedMandates()
  expect(first).toMatchObject({ mandate_reference: references[0], amount_cents: 49_90 })
  expect(first!.mandate.toString('latin1')).not.toMatch(/Jana|DE89|0532/)
  expect(openMandate(box, orderId, first!.mandate)).toEqual({
    ...{ holder: 'Jana Krüger', iban: 'DE89370400440532013000' },
    ...{ creditorId: 'DE98ZZZ09999999999', reference: references[0] },
  })
  expect(() => openMandate(box, orderId + 1, first!.mandate)).toThrow()
})
