import { data, redirect, type RouterContextProvider } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { type FormValues, formState, refusedAs } from '#storefront/blocks/form.server.ts'
import { whoChanged } from '../../blocks/changed-state.ts'
import { AssignRequestDocument, StaffRequestDocument } from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { areaContext } from '../../request.server.ts'
import type { RequestAnswer } from './change-request.server.ts'

/** Gives a request to a colleague, or to nobody; with both names where somebody else has given it away meanwhile. */
export async function giveRequest(context: Readonly<RouterContextProvider>, values: FormValues, id: string) {
  const { locale } = context.get(areaContext)
  const { staff, fingerprint = '' } = values
  const answer = await mutate(context, AssignRequestDocument, { id, fingerprint, ...(staff ? { staff } : {}) })
  if ('result' in answer) return redirect(dealerPaths.pathFor('request', locale, { requestId: id }))
  const { refusals } = answer
  if (!refusals.some(({ code }) => code === 'CHANGED'))
    return data<RequestAnswer>(
      { part: 'assign', state: formState(values, refusals, locale, { staff: inboxTexts.unavailable[locale] }) },
      refusedAs(refusals),
    )
  const { staffRequest: now } = await query(context, StaffRequestDocument, { id })
  const nobody = inboxTexts.nobody[locale]
  const entered = now.colleagues.find((colleague) => colleague.id === staff)?.name ?? nobody
  const changed = {
    who: whoChanged(now.lastAssignment, locale),
    differences: [{ label: inboxTexts.assignee[locale], now: now.assignee?.name ?? nobody, entered }],
  }
  const state = { values: { staff: staff ?? '' }, errors: {}, changed, fingerprint: now.assigneeFingerprint }
  return data<RequestAnswer>({ part: 'assign', state }, { status: 409 })
}
