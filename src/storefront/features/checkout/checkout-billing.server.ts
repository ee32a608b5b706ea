import { SetCheckoutBillingDocument } from '#storefront/generated/graphql.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { formValues } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { addressChoice, chosenAddress } from './address-choice.server.ts'
import type { BillingView } from './checkout-view.ts'
import { afterStep, type Asked, frameOf, openStep } from './frame.server.ts'

export async function loadBilling(asked: Asked): Promise<BillingView> {
  const open = await openStep(asked)
  const address = await addressChoice(asked.context, open.checkout.billing, {
    buyer: open.buyer,
    fallback: 'new',
    wanted: 'isDefaultBilling',
  })
  const company = open.buyer?.kind === 'COMPANY' ? open.buyer.company : null
  return { ...frameOf(open), address, ...(company ? { invoiceTo: checkoutTexts.invoiceTo[open.locale](company) } : {}) }
}

export async function saveBilling({ request, ...asked }: Asked & { readonly request: Request }) {
  await openStep(asked)
  const values = await formValues(request)
  const answer = await mutate(asked.context, SetCheckoutBillingDocument, { input: chosenAddress(values) })
  return afterStep(asked, values, answer)
}
