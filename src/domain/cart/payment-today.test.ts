import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leasingProduct, loanProduct } from '../../../tests/support/finance-product.ts'
import { defaultInput, termsFor } from '../financing/finance-terms.ts'
import type { PaymentChoice } from './cart.ts'
import { paymentToday } from './payment-today.ts'

const PRODUCTS = [loanProduct(), leasingProduct()]
const chosenAt = (price: number, kind: 'LOAN' | 'LEASING' = 'LOAN'): PaymentChoice => ({
  kind,
  input: defaultInput(termsFor(PRODUCTS.find((product) => product.kind === kind)!, price)),
})

describe('a choice of payment', () => {
  it('is calculated as chosen while it is on offer', () => {
    const choice = chosenAt(20_000_00)
    expect(paymentToday(choice, { price: 20_000_00 }, PRODUCTS)).toMatchObject({ input: choice.input, adjusted: false })
  })

  it('does not exist for cash, for values the lender refuses, and without a finance product', () => {
    expect(paymentToday({ kind: 'CASH', input: null }, { price: 20_000_00 }, PRODUCTS)).toBeNull()
    expect(paymentToday(chosenAt(20_000_00), { price: 1_000_00 }, PRODUCTS)).toBeNull()
    expect(paymentToday(chosenAt(20_000_00), { price: 20_000_00, damaged: true }, PRODUCTS)).toBeNull()
    expect(paymentToday(chosenAt(20_000_00, 'LEASING'), { price: 20_000_00 }, [loanProduct()])).toBeNull()
  })

  it('always has a rate at a price that is financed, and says what had to be changed', () => {
    const price = fc.integer({ min: 8_000, max: 90_000 }).map((euros) => euros * 100)
    fc.assert(
      fc.property(price, price, fc.constantFrom('LOAN' as const, 'LEASING' as const), (before, today, kind) => {
        const choice = chosenAt(before, kind)
        const payment = paymentToday(choice, { price: today }, PRODUCTS)
        expect(payment?.quote.vehiclePrice).toBe(today)
        expect(payment?.quote.monthlyInstallment).toBeGreaterThan(0)
        expect(payment?.adjusted).toBe(payment?.input.downPayment !== choice.input?.downPayment)
      }),
    )
  })
})
