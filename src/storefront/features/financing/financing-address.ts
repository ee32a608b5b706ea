import { fromCents, toCents } from '#domain/format/money.ts'
import { parseWholeNumber } from '#domain/format/parse-whole-number.ts'
import { defaultInput, type FinanceInput, type FinanceTerms } from '#domain/financing/finance-terms.ts'
import { PAYMENT_KINDS, type PaymentKind } from '../../blocks/payment-address.ts'
import { FIELD_NAMES } from './financing-view.ts'

/** A source of field values: an address or a form. */
interface Fields {
  get(name: string): unknown
  has(name: string): boolean
}

export function paymentKindOf(fields: Fields): PaymentKind {
  return PAYMENT_KINDS.find((kind) => kind === fields.get(FIELD_NAMES.kind)) ?? 'loan'
}

/** Whether the address says how to pay. Without it the calculator shows a loan, as an example. */
export function isChosen(fields: Fields): boolean {
  return fields.has(FIELD_NAMES.kind)
}

/** The dealer whose conditions are requested (`?dealer=<uuid>`); anything else is ignored. */
export function dealerOf(fields: Fields): string | undefined {
  const dealer = fields.get(FIELD_NAMES.dealer)
  return typeof dealer === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(dealer) ? dealer : undefined
}

/**
 * The input of an address or form. Amounts are whole euros there; a missing value has its default, and anything but a whole number is NaN.
 */
export function inputFrom(fields: Fields, terms: FinanceTerms): FinanceInput {
  const preset = defaultInput(terms)
  const number = (name: string) => {
    const text = fields.get(name)
    return typeof text === 'string' ? wholeNumber(text) : null
  }
  const cents = (name: string) => {
    const euros = number(name)
    return euros === null ? null : toCents(euros)
  }
  return {
    downPayment: cents(FIELD_NAMES.downPayment) ?? preset.downPayment,
    duration: number(FIELD_NAMES.duration) ?? preset.duration,
    mileage: terms.mileage ? (number(FIELD_NAMES.mileage) ?? preset.mileage) : null,
    finalInstallment: cents(FIELD_NAMES.finalInstallment) ?? preset.finalInstallment,
    // An unticked box is not sent, so a form that was sent is known by its other fields.
    hasFinalInstallment: fields.has(FIELD_NAMES.duration)
      ? fields.has(FIELD_NAMES.hasFinalInstallment) && terms.finalInstallment !== null
      : preset.hasFinalInstallment,
  }
}

/** "8.000", "8000 €" and "8000,00" are eight thousand, "15.000 km" and "60 Monate" count, too; NaN for anything but a whole number. */
function wholeNumber(text: string): number {
  return parseWholeNumber(text.trim().replace(/(?:km|monate?|months?)$/i, '')) ?? Number.NaN
}

/**
 * The query of an input; values that the calculator begins with are left out. The way to pay is never left out, because in an address it is
 * a choice; `kind` is null where none was made.
 */
export function queryOf(
  kind: PaymentKind | null,
  input: FinanceInput | null,
  preset: FinanceInput | null,
  dealer?: string,
): string {
  const query = new URLSearchParams(dealer ? { [FIELD_NAMES.dealer]: dealer } : {})
  if (kind) query.set(FIELD_NAMES.kind, kind)
  if (input && JSON.stringify(input) !== JSON.stringify(preset)) {
    query.set(FIELD_NAMES.downPayment, String(Math.round(fromCents(input.downPayment))))
    query.set(FIELD_NAMES.duration, String(input.duration))
    if (input.mileage !== null) query.set(FIELD_NAMES.mileage, String(input.mileage))
    if (input.hasFinalInstallment) {
      query.set(FIELD_NAMES.hasFinalInstallment, '1')
      query.set(FIELD_NAMES.finalInstallment, String(Math.round(fromCents(input.finalInstallment))))
    }
  }
  return query.toString()
}
