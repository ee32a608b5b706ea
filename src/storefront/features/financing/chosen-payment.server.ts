import { fromCents } from '#domain/format/money.ts'
import type { CartPaymentInput } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { calculatedInput } from './entered.ts'
import { isChosen } from './financing-address.ts'
import { loadFinancing } from './financing.server.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

const TYPES = { loan: 'LOAN_RATE_RANGE', leasing: 'LEASING_RATE_RANGE' } as const

/**
 * How a car is to be paid, as the calculator in its page's address says and shows; cash where nothing was chosen or the car is not
 * financed.
 */
export async function chosenPayment(args: PageArgs, vehicleId: string): Promise<CartPaymentInput> {
  const calculator = isChosen(args.url.searchParams) ? (await loadFinancing(args, vehicleId))?.calculator : null
  if (!calculator) return { paymentType: 'CASH_RANGE' }
  const { downPayment, duration, mileage, finalInstallment, hasFinalInstallment } = calculatedInput(
    calculator.terms,
    calculator.entered,
  )
  return {
    paymentType: TYPES[calculator.kind],
    downPayment: fromCents(downPayment),
    duration,
    mileage,
    finalInstallment: fromCents(finalInstallment),
    hasFinalInstallment,
  }
}
