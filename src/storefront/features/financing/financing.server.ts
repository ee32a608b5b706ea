import { formatEuros, toCents } from '#domain/format/money.ts'
import type { FinanceRange } from '#domain/financing/finance-product.ts'
import type { FinanceTerms } from '#domain/financing/finance-terms.ts'
import type { Locale } from '#domain/locale.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { inLanguage } from '#messages/texts.ts'
import { FinancingDocument, type FinancingQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { enteredIn } from './entered.ts'
import { dealerOf, isChosen, paymentKindOf, queryOf } from './financing-address.ts'
import { PLAN_PARAM } from '../../blocks/present-address.ts'
import { PAYMENT_KINDS, type PaymentKind } from '../../blocks/payment-address.ts'
import { ADDRESS_FIELDS, type CalculatorView, type FinancingView } from './financing-view.ts'

interface Loading {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

const FINANCING_ID = 'finanzierung'

/**
 * The calculator of an offer as its address says; null where the car is not financed. Where the car does not have the way to pay of the
 * address, the first one that it has is shown.
 */
export async function loadFinancing({ url, context }: Loading, vehicleId: string): Promise<FinancingView | null> {
  const { locale } = context.get(siteContext)
  const dealer = dealerOf(url.searchParams)
  const { vehicleById: vehicle } = await query(context, FinancingDocument, { vehicleId, dealerId: dealer ?? null })
  const options = vehicle?.financeCalculatorOptions
  if (!vehicle || !options) return null
  const kinds = PAYMENT_KINDS.filter((kind) => kind === 'cash' || options[kind])
  const requestedKind = paymentKindOf(url.searchParams)
  const kind = kinds.includes(requestedKind) ? requestedKind : kinds[0]!
  const texts = inLanguage(calculatorTexts, locale)
  const rest = restOf(url.searchParams)
  const hrefOf = (one: PaymentKind) => `${vehicle.path}?${queryOf(one, null, null, dealer)}${rest}#${FINANCING_ID}`
  return {
    path: vehicle.path,
    price: formatEuros(vehicle.price, locale, 2),
    tabs: kinds.map((one) => ({ href: hrefOf(one), label: texts[one], current: one === kind })),
    begin: isChosen(url.searchParams)
      ? `#${FINANCING_ID}`
      : `${vehicle.path}?${queryOf(kind, null, null)}#${FINANCING_ID}`,
    payment: texts[isChosen(url.searchParams) ? kind : 'cash'],
    calculator: kind === 'cash' ? null : calculatorOf(vehicle, kind, url.searchParams, locale),
  }
}

/** The parameters of the address that are not the calculator's, to be appended to a query; another way to pay begins without the plan. */
function restOf(params: URLSearchParams): string {
  const rest = new URLSearchParams(
    [...params].filter(([name]) => !ADDRESS_FIELDS.includes(name) && name !== PLAN_PARAM),
  )
  return rest.size > 0 ? `&${rest.toString()}` : ''
}

type Vehicle = NonNullable<FinancingQuery['vehicleById']>

function calculatorOf(
  vehicle: Vehicle,
  kind: CalculatorView['kind'],
  params: URLSearchParams,
  locale: Locale,
): CalculatorView | null {
  const terms = termsOf(vehicle, kind)
  const offered = vehicle.financeCalculatorOptions?.[kind]
  if (!terms || !offered?.example) return null
  const dealer = dealerOf(params)
  const texts = inLanguage(calculatorTexts, locale)
  return {
    kind,
    terms,
    entered: enteredIn(params),
    isExample: !isChosen(params),
    isPlanOpen: params.has(PLAN_PARAM),
    example: offered.example,
    lender: { name: offered.lenderName, address: offered.lenderAddress },
    legalText: offered.legalText,
    ...(dealer ? { dealer } : {}),
    insurances: offered.insuranceOptions.map(({ key, monthlyPrice }) => ({
      key,
      text: texts.insurance(key, formatEuros(monthlyPrice, locale, 2)),
    })),
  }
}

/** The conditions in cents, as the rules calculate with them. */
function termsOf({ price, financeCalculatorOptions }: Vehicle, kind: CalculatorView['kind']): FinanceTerms | null {
  const offered = financeCalculatorOptions?.[kind]
  if (!offered) return null
  const loan = kind === 'loan' ? financeCalculatorOptions.loan : null
  return {
    kind: kind === 'loan' ? 'LOAN' : 'LEASING',
    price: toCents(price),
    effectivePercent: offered.effectiveInterestRate,
    downPayment: inCents(offered.downPayment),
    duration: offered.duration,
    mileage: offered.mileage.isActive ? offered.mileage : null,
    finalInstallment: loan?.finalInstallmentToggle.isActive ? inCents(loan.finalInstallment) : null,
    finalInstallmentPreset: loan?.finalInstallmentToggle.default ?? false,
    finalTiming: offered.finalTiming,
    paymentTiming: offered.paymentTiming,
    rounding: offered.rounding,
    oneOffCosts: toCents(offered.oneOffCosts),
  }
}

function inCents({ min, max, default: preset, step }: FinanceRange): FinanceRange {
  return { min: toCents(min), max: toCents(max), default: toCents(preset), step: toCents(step) }
}
