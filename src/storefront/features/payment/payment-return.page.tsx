import { paymentReturnTexts } from '#messages/payment-return.ts'
import { StepPage } from '../../blocks/StepPage.tsx'
import { loadPaymentReturn } from './payment-return.server.ts'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/payment-return.page.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadPaymentReturn({ url, token: params.token, context })
}

/** The loader's headers, which say when the browser is to reload. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: loaderData?.title ?? paymentReturnTexts.title })
}

export default function PaymentReturn({ loaderData }: Route.ComponentProps) {
  return <StepPage view={loaderData} />
}
