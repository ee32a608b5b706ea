import type { Locale } from '#domain/locale.ts'
import { checkoutTexts, paymentMethodHints, paymentMethodTexts } from '#messages/checkout.ts'
import { inLanguage } from '#messages/texts.ts'
import { type PaymentMethod, SetCheckoutPaymentDocument } from '#storefront/generated/graphql.ts'
import { formValues, given } from '../../blocks/form.server.ts'
import { type Answer, attempt } from '../../gateway.server.ts'
import type { DealerPaymentView, PaymentView } from './checkout-view.ts'
import { exactEuros } from '../../blocks/euros.server.ts'
import { afterStep, type Asked, type Checkout, type CheckoutDealer, frameOf, openStep } from './frame.server.ts'

export async function loadPayment(asked: Asked): Promise<PaymentView> {
  const open = await openStep(asked)
  const { checkout, locale } = open
  return {
    ...frameOf(open),
    dealers: checkout.dealers.map((dealer) => dealerView(dealer, locale)),
  }
}

export async function savePayment({ request, ...asked }: Asked & { readonly request: Request }) {
  const { checkout } = await openStep(asked)
  const values = await formValues(request)
  const payments = checkout.dealers.flatMap(({ dealer: { id }, methods }) => {
    const method = methods.find((one) => one === values[`method-${id}`])
    return method
      ? [{ dealer: id, method, holder: given(values[`holder-${id}`]), iban: given(values[`iban-${id}`]) }]
      : []
  })
  const answer = await attempt(asked.context, SetCheckoutPaymentDocument, { payments })
  return afterStep(asked, values, withFieldNames(answer, checkout))
}

/** The gateway counts the payments; the form names its fields by the dealer. */
function withFieldNames(answer: Answer<unknown>, { dealers }: Checkout): Answer<unknown> {
  if ('result' in answer) return answer
  const paid = dealers.filter(({ methods }) => methods.length > 0)
  const named = (field: string) => {
    const [, index, name] = /^payments\.(\d+)\.(\w+)$/.exec(field) ?? []
    return index === undefined ? field : `${name}-${paid[Number(index)]?.dealer.id}`
  }
  return {
    refusals: answer.refusals.map((refusal) => ({
      ...refusal,
      fields: refusal.fields?.map((problem) => ({ ...problem, field: named(problem.field) })),
    })),
  }
}

function dealerView(dealer: CheckoutDealer, locale: Locale): DealerPaymentView {
  const { methods, method, due, isFinanced, creditorId, mandateHeading, mandateText, hasMandate } = dealer
  const texts = inLanguage(checkoutTexts, locale)
  const { id, name } = dealer.dealer
  return {
    id,
    legend: texts.paymentTo(exactEuros(Math.abs(due), locale), name),
    ...(isFinanced ? { financed: methods.length > 0 ? texts.financedRest : texts.allFinanced } : {}),
    options: methods.map((one) => methodOption(one, locale)),
    // With one way only there is nothing to choose.
    chosen: method ?? (methods.length === 1 ? (methods[0] ?? '') : ''),
    ...(methods.includes('SEPA_MANDATE') && creditorId
      ? {
          mandate: {
            heading: mandateHeading,
            text: mandateText,
            creditor: texts.creditorId(creditorId),
            given: hasMandate,
          },
        }
      : {}),
  }
}

function methodOption(method: PaymentMethod, locale: Locale) {
  return { value: method, label: paymentMethodTexts[method][locale], note: paymentMethodHints[method][locale] }
}
