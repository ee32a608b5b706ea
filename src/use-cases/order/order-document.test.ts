import { beforeAll, expect, it } from 'vitest'
import type { OrderFinance } from '#domain/order/order.ts'
import { ORDER_DOCUMENTS } from '#domain/order/order-documents.ts'
import { readAnyOrder } from './orders.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, type OrderLineInput } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { orderDocument } from './order-document.ts'

const test = useTestDatabase()
let customerId: number
let merchantId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
})

async function read(lines: readonly OrderLineInput[]) {
  const id = await addOrder(test.database, { customerId, merchantId, lines })
  return (await readAnyOrder(test.database.read, id))!
}

const FINANCE: Omit<OrderFinance, 'quote'> = {
  input: { downPayment: 2_000_00, duration: 48, mileage: 10_000, hasFinalInstallment: false, finalInstallment: 0 },
  ...{ lender: 'Bank', example: 'Beispiel' },
}

function finance(kind: 'LOAN' | 'LEASING'): OrderFinance {
  return {
    ...FINANCE,
    quote: {
      ...{ kind, vehiclePrice: 20_000_00, downPayment: 2_000_00, duration: 48, mileage: null },
      ...{ monthlyInstallment: 1, installments: 48, lastInstallment: 1, hasFinalInstallment: false },
      ...{ finalInstallment: 0, netLoanAmount: 18_000_00, effectivePercent: 1, nominalPercent: 1 },
      ...{ totalInterest: 0, totalRepayment: 0, oneOffCosts: 0, leasingFactor: null, totalCostFactor: null },
    },
  }
}

it('a bank pays a loan without its down payment, and none of the other items', async () => {
  const car = { line_type: 'VEHICLE', title: 'Golf', unit_price_cents: 20_000_00 } as const
  const order = await read([
    { ...car, payment: 'LOAN', finance: finance('LOAN') },
    { ...car, payment: 'LEASING', finance: finance('LEASING') },
    { line_type: 'SERVICE', title: 'Zulassung', unit_price_cents: 179_00 },
  ])
  expect(orderDocument(order, 'INVOICE').lines.map(({ byBank }) => byBank)).toEqual([18_000_00, 0, 0])
})

it('codes of plate reservations and insurances are in the order, but not in invoices', async () => {
  const plate = { label: 'Kennzeichen', value: 'K-AB 1234' }
  const secrets = [
    { label: 'Reservierungs-PIN', value: '4711', isSecret: true },
    { label: 'eVB-Nummer', value: 'AB12C3D', isSecret: true },
  ] as const
  const line = { line_type: 'SERVICE', title: 'Zulassung', unit_price_cents: 179_00 } as const
  const order = await read([{ ...line, facts: [plate, ...secrets] }])
  for (const kind of ORDER_DOCUMENTS) {
    const isInvoice = kind.endsWith('INVOICE') || kind.endsWith('CANCELLATION_INVOICE')
    expect(orderDocument(order, kind).lines[0]?.facts, kind).toEqual(isInvoice ? [plate] : [plate, ...secrets])
  }
})
