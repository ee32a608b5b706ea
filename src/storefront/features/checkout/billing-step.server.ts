import { SetCheckoutBillingDocument } from '#storefront/generated/graphql.ts'
import { formValues } from '../../blocks/form.server.ts'
import { attempt } from '../../gateway.server.ts'
import { addressChoice, chosenAddress } from './address-choice.server.ts'
import type { BillingView } from './checkout-view.ts'
import { afterStep, type Asked, frameOf, openStep } from './frame.server.ts'

export async function loadBilling(asked: Asked): Promise<BillingView> {
  const { checkout, locale } = await openStep(asked, 'checkout-billing')
  const address = await addressChoice(asked.context, checkout.billing, { fallback: 'new', wanted: 'isDefaultBilling' })
  return { ...frameOf(checkout, 'checkout-billing', locale), address }
}

export async function saveBilling({ request, ...asked }: Asked & { readonly request: Request }) {
  await openStep(asked, 'checkout-billing')
  const values = await formValues(request)
  const answer = await attempt(asked.context, SetCheckoutBillingDocument, { input: chosenAddress(values) })
  return afterStep(asked.context, 'checkout-billing', values, answer)
}
