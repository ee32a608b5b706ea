import type { Locale } from '#domain/locale.ts'
import { closingChoiceTexts, closingReasonTexts } from '#messages/request-reasons.ts'
import { requestTexts } from '#messages/requests.ts'
import { CloseRequestDocument, type ClosingReason, type RequestPageQuery } from '#storefront/generated/graphql.ts'
import type { FormValues } from '../../blocks/form.server.ts'
import type { Answer } from '../../blocks/gateway-answer.ts'
import { sellerReasonText } from '../../blocks/seller-reason.server.ts'
import { mutate } from '../../gateway.server.ts'
import type { RequestPageArgs } from './request.server.ts'
import type { RequestPageView } from './request-view.ts'

type PageRequest = NonNullable<RequestPageQuery['requestById']>

/** The reasons with which its seller can close a request, to choose from; none for everybody else. */
export function closingOf({ closingReasons }: PageRequest, locale: Locale): RequestPageView['closing'] {
  const choices = closingReasons.flatMap((reason) =>
    isChoice(reason) ? [{ value: reason, label: closingChoiceTexts[reason][locale] }] : [],
  )
  return choices.length > 0 ? [{ value: '', label: requestTexts.chooseReason[locale] }, ...choices] : []
}

/** Why a request was closed, in words for the side that reads it. */
export function reasonText(reason: ClosingReason, side: PageRequest['side'], locale: Locale): string {
  return side === 'MERCHANT' ? sellerReasonText(reason, locale) : closingReasonTexts[reason][locale]
}

/** Closes a request with the chosen reason. */
export function closeRequest(
  context: RequestPageArgs['context'],
  { reason }: FormValues,
  request: { readonly id: string; readonly key: string | null },
): Promise<Answer<unknown>> | Answer<unknown> {
  const chosen = Object.keys(closingChoiceTexts).find((each) => each === reason) as
    | keyof typeof closingChoiceTexts
    | undefined
  if (!chosen) return { refusals: [{ code: 'INVALID_INPUT', fields: [{ field: 'reason', code: 'REQUIRED' }] }] }
  return mutate(context, CloseRequestDocument, { ...request, reason: chosen })
}

function isChoice(reason: ClosingReason): reason is keyof typeof closingChoiceTexts {
  return Object.hasOwn(closingChoiceTexts, reason)
}
