import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { bulkTexts } from '#messages/dealer-bulk-change.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import {
  ApplyBulkChangeDocument,
  BulkChangeDocument,
  ProposeBulkChangeDocument,
  UndoBulkChangeDocument,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { bulkChangeViewOf } from './bulk-change-page.server.ts'
import type { BulkChangeView } from './bulk-change-view.ts'
import { proposalOf } from './bulk-proposal.server.ts'

export async function loadBulkChange({
  url,
  params: { changeId: id = '' },
  context,
}: PageArgs): Promise<BulkChangeView> {
  const { locale } = context.get(areaContext)
  const { bulkChange } = await query(context, BulkChangeDocument, { id })
  return bulkChangeViewOf(bulkChange, url.searchParams.has('all'), locale)
}

/** Proposes, applies or undoes; each leads to the page with what stands then. */
export async function changeBulkChange({ request, params: { changeId: id = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const texts = inLanguage(bulkTexts, locale)
  const here = dealerPaths.pathFor('bulk-change', locale, { changeId: id })
  if (values.intent === 'propose') {
    const proposal = proposalOf(values)
    if ('field' in proposal) {
      const sentences: Readonly<Record<string, string>> = { by: texts.byWrong, amount: texts.termWrong }
      const errors = { [proposal.field]: sentences[proposal.field] ?? texts.textMissing }
      return data<FormState>({ values, errors }, { status: 400 })
    }
    const answer = await mutate(context, ProposeBulkChangeDocument, { id, proposal })
    return 'result' in answer
      ? redirect(here)
      : data(formState(values, answer.refusals, locale), refusedAs(answer.refusals))
  }
  const count = Number(values.count ?? '')
  const answer =
    values.intent === 'undo'
      ? await mutate(context, UndoBulkChangeDocument, { id })
      : await mutate(context, ApplyBulkChangeDocument, {
          ...{ id, digest: values.digest ?? '' },
          ...(Number.isSafeInteger(count) && count > 0 ? { count } : {}),
        })
  if ('result' in answer) return redirect(here)
  const { refusals } = answer
  const code = refusals[0]?.code
  const state = formState(values, refusals, locale, { count: texts.countWrong })
  const notice = code === 'CHANGED' ? texts.changedMeanwhile : code === 'CONFLICT' ? texts.tooLate : undefined
  // For a preview that has changed the number of cars has to be typed again.
  const entered = code === 'CHANGED' ? {} : state.values
  return data<FormState>(
    { ...state, values: entered, ...(notice ? { notice } : {}) },
    { status: code === 'CHANGED' ? 409 : 400 },
  )
}
