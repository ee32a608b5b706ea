import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { reviewTexts } from '#messages/dealer-reviews.ts'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { type RejectionReason, ReviewListingDocument } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { type ActionArgs, areaContext } from '../../request.server.ts'

/** Releases or rejects; what its seller has changed meanwhile is shown first. */
export async function reviewListing({ request, params: { listingId: id = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const { intent, fingerprint = '', reason = '' } = values
  const isRejected = intent === 'reject'
  if (isRejected && reason === '') {
    const errors = { reason: reviewTexts.missingReason[locale] }
    return data<FormState>({ ...EMPTY_FORM, values, errors }, 400)
  }
  const answer = await mutate(context, ReviewListingDocument, {
    ...{ id, fingerprint, reason: isRejected ? (reason as RejectionReason) : null },
  })
  if ('result' in answer) {
    const path = dealerPaths.pathFor('listing', locale, { listingId: id })
    return redirect(`${path}?done=${isRejected ? 'rejected' : 'approved'}`)
  }
  const { refusals } = answer
  const isChanged = refusals.some(({ code }) => code === 'CHANGED' || code === 'CONFLICT')
  const notice = isChanged ? { notice: reviewTexts.changed[locale] } : {}
  return data<FormState>({ ...formState(values, refusals, locale), ...notice }, refusedAs(refusals))
}
