import type { Locale } from '#domain/locale.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { paymentMethodHints, paymentMethodTexts } from '#messages/payment-methods.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { inLanguage } from '#messages/texts.ts'
import { type PaymentMethod, SetCheckoutPaymentDocument } from '#storefront/generated/graphql.ts'
import { formValues, blankToUndefined } from '../../blocks/form.server.ts'
import type { Answer } from '../../blocks/gateway-answer.ts'
import { mutate } from '../../gateway.server.ts'
import type { DealerPaymentView, PaymentView } from './checkout-view.ts'
import { formatEuros } from '#domain/format/money.ts'
import { afterStep, type PageArgs, type Checkout, type CheckoutDealer, frameOf, openStep } from './frame.server.ts'

export async function loadPayment(args: PageArgs): Promise<PaymentView> {
  const open = await openStep(args)
  const { checkout, locale } = open
  const isPaidOut = checkout.dealers.every(({ due }) => due <= 0) && checkout.due < 0
  return {
    ...frameOf(open),
    title: isPaidOut ? tradeInTexts.payoutTitle[locale] : checkoutTexts.paymentTitle[locale],
    dealers: checkout.dealers.map((dealer) => dealerView(dealer, locale)),
  }
}

export async function savePayment({ request, ...args }: PageArgs & { readonly request: Request }) {
  const { checkout, locale } = await openStep(args)
  const values = await formValues(request)
  const payments = checkout.dealers.flatMap(({ dealer: { id }, methods }) => {
    const method = methods.find((one) => one === values[`method-${id}`])
    return method
      ? [
          {
            dealer: id,
            method,
            holder: blankToUndefined(values[`holder-${id}`]),
            iban: blankToUndefined(values[`iban-${id}`]),
          },
        ]
      : []
  })
  const answer = await mutate(args.context, SetCheckoutPaymentDocument, { payments })
  const sentences = checkout.dealers.map(({ dealer, due }) => [
    `method-${dealer.id}`,
    checkoutTexts.missingMethod[locale](dueText(due, dealer.name, locale)),
  ])
  return afterStep(args, values, withFieldNames(answer, checkout), Object.fromEntries(sentences))
}

/** The gateway names a field by the index of its payment, the form by the dealer. */
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
  const { methods, method, due, isFinanced } = dealer
  const texts = inLanguage(checkoutTexts, locale)
  const { id, name } = dealer.dealer
  return {
    id,
    legend: dueText(due, name, locale),
    ...(isFinanced ? { financed: methods.length > 0 ? texts.financedRest : texts.allFinanced } : {}),
    ...(!isFinanced && methods.length === 0 ? { financed: tradeInTexts.nothingDue[locale] } : {}),
    options: methods.map((one) => methodOption(one, locale)),
    // The most usual method comes first.
    chosen: method ?? methods[0] ?? '',
    ...accountOf(dealer, locale),
  }
}

function accountOf(dealer: CheckoutDealer, locale: Locale): Pick<DealerPaymentView, 'account'> {
  const { methods, method, creditorId, mandateHeading, mandateText, hasMandate } = dealer
  const texts = inLanguage(checkoutTexts, locale)
  if (methods.includes('PAYOUT')) {
    const { payoutAccount, payoutLead, accountStored } = inLanguage(tradeInTexts, locale)
    const isAccountStored = method === 'PAYOUT' && hasMandate
    return {
      account: {
        heading: payoutAccount,
        text: payoutLead,
        ...(isAccountStored ? { storedAccountNote: accountStored } : {}),
      },
    }
  }
  if (!methods.includes('SEPA_MANDATE') || !creditorId) return {}
  return {
    account: {
      heading: mandateHeading,
      text: mandateText,
      note: `${texts.creditorId(creditorId)}. ${texts.mandateReference}`,
      ...(hasMandate ? { storedAccountNote: texts.mandateStored } : {}),
    },
  }
}

/** How much goes to the dealer, or from it. */
export function dueText(due: number, dealer: string, locale: Locale): string {
  const text = due < 0 ? tradeInTexts.payoutTo : checkoutTexts.paymentTo
  return text[locale](formatEuros(Math.abs(due), locale, 2), dealer)
}

function methodOption(method: PaymentMethod, locale: Locale) {
  return { value: method, label: paymentMethodTexts[method][locale], note: paymentMethodHints[method][locale] }
}
