import { SetCheckoutBillingDocument } from '#storefront/generated/graphql.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { formValues } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { addressChoice, chosenAddress } from './address-choice.server.ts'
import type { BillingView } from './checkout-view.ts'
import { afterStep, type PageArgs, frameOf, openStep } from './frame.server.ts'

export async function loadBilling(args: PageArgs): Promise<BillingView> {
  const open = await openStep(args)
  const address = await addressChoice(args.context, open.checkout.billing, {
    buyer: open.buyer,
    fallback: 'new',
    defaultFlag: 'isDefaultBilling',
  })
  const company = open.buyer?.kind === 'COMPANY' ? open.buyer.company : null
  return { ...frameOf(open), address, ...(company ? { invoiceTo: checkoutTexts.invoiceTo[open.locale](company) } : {}) }
}

export async function saveBilling({ request, ...args }: PageArgs & { readonly request: Request }) {
  await openStep(args)
  const values = await formValues(request)
  const answer = await mutate(args.context, SetCheckoutBillingDocument, { input: chosenAddress(values) })
  return afterStep(args, values, answer)
}
