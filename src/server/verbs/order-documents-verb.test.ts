import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeOrderState } from '#use-cases/order/change-state.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { pdfText } from '../../../tests/support/pdf-text.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { orderDocumentsVerb } from './order-documents-verb.ts'

const test = useTestDatabase()
const noLogos = { get: async () => undefined }
const VERB = orderDocumentsVerb(() => noLogos)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('writes the existing documents of an order, and nothing for an unknown order', async () => {
  const { id: merchantId } = await addMerchant(test.database, { vatId: 'DE123456788' })
  const { customerId } = (await addCustomer(test.database, 'jana@example.com')).actor
  const orderId = await addOrder(test.database, {
    ...{ customerId, merchantId, kind: 'COMPANY', state: 'SHIPPED', payment: 'PAID', due: 119_00 },
    lines: [{ line_type: 'ACCESSORY_STAND_ALONE', title: 'Öl', unit_price_cents: 119_00 }],
  })
  await test.database.transaction((handle) =>
    changeOrderState(handle, { orderId, to: 'HANDED_OVER', actor: 'MERCHANT' }),
  )
  const reported = await VERB.run(test, [String(orderId), folder])
  const names = ['bestellung.pdf', 'rechnung.pdf', 'e-rechnung.xml'].map((name) => `${orderId}-${name}`)
  expect(reported.split('\n').map((file) => path.basename(file))).toEqual(names)
  expect(pdfText(await readFile(path.join(folder, names[1]!)))).toContain('Rechnung FW-000001')
  expect(await readFile(path.join(folder, names[2]!), 'utf8')).toContain('<ram:ID>FW-000001</ram:ID>')
  await expect(VERB.run(test, ['1234567890', folder])).rejects.toThrow('There is no order 1234567890.')
})
