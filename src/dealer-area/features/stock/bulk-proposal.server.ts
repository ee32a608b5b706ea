import { ROUNDINGS } from '#domain/stock/bulk-change.ts'
import { parseNumber } from '#domain/format/parse-number.ts'
import type { FormValues } from '#storefront/blocks/form.server.ts'
import type { BulkProposalInput } from '../../generated/graphql.ts'
import { enteredPrice } from './entered-price.ts'

/** A greater change is a typing error. */
const MAX_EUROS = 9_999_999
const MAX_PERCENT = 100

/** What a form proposes, or the field that is wrong. */
export function proposalOf({
  kind,
  mode,
  by = '',
  rounding = '',
  to,
  text = '',
  term = '',
  amount = '',
}: FormValues): BulkProposalInput | { field: string } {
  if (kind === 'STATE') return { to: to === 'PUBLISHED' || to === 'ARCHIVED' ? to : 'DRAFT' }
  if (kind === 'TEXT') return text.trim() === '' ? { field: 'text' } : { text: text.trim() }
  if (kind === 'TERMS') return termOf(term, amount)
  const [, sign, entered = ''] = /^([-−+])?(.*)$/u.exec(by.replaceAll(/[\s%€]/g, '')) ?? []
  const isAmount = mode === 'AMOUNT'
  const number = parseNumber(entered, isAmount ? 2 : 1)
  if (number === undefined || number === 0 || number > (isAmount ? MAX_EUROS : MAX_PERCENT)) return { field: 'by' }
  const cents = ROUNDINGS.find((each) => String(each) === rounding) ?? 1
  return {
    mode: isAmount ? 'AMOUNT' : 'PERCENT',
    by: sign === '-' || sign === '−' ? -number : number,
    rounding: cents / 100,
  }
}

/** A warranty is offered or not; every other term is a whole number, or empty. */
function termOf(term: string, amount: string): BulkProposalInput | { field: string } {
  if (term !== 'availability' && term !== 'transferCost') return { term: 'warranty', hasTerm: term !== 'noWarranty' }
  if (amount.trim() === '') return { term }
  const number = enteredPrice(amount)
  return number === undefined || !Number.isInteger(number) ? { field: 'amount' } : { term, termAmount: number }
}
