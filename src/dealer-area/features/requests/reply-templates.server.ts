import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import type { Locale } from '#domain/locale.ts'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { type ChangedState, type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import {
  RemoveReplyTemplateDocument,
  ReplyTemplateChangeDocument,
  ReplyTemplatesDocument,
  type ReplyTemplatesQuery,
  SaveReplyTemplateDocument,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'

type Template = ReplyTemplatesQuery['replyTemplates'][number]

export interface TemplatesView {
  readonly templates: readonly (Template & { readonly editAt: string })[]
  /** The one that is being changed; null: the form makes a new one. */
  readonly edited: Template | null
  readonly here: string
}

/** A dealer’s prepared answers; `?edit=` changes one. */
export async function loadTemplates({ url, context }: PageArgs): Promise<TemplatesView> {
  const { uuid, slug } = await requireMerchant(url, context)
  const { replyTemplates } = await query(context, ReplyTemplatesDocument, { merchant: uuid })
  const here = `${dealerPaths.pathFor('reply-templates', context.get(areaContext).locale)}?merchant=${slug}`
  return {
    templates: replyTemplates.map((template) => ({ ...template, editAt: `${here}&edit=${template.id}` })),
    edited: replyTemplates.find(({ id }) => id === url.searchParams.get('edit')) ?? null,
    here,
  }
}

export async function changeTemplates({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const { uuid: merchant, slug } = await requireMerchant(url, context)
  const values = await formValues(request)
  const { intent, id = '', name = '', text = '', fingerprint = '' } = values
  const answer =
    intent === 'remove'
      ? await mutate(context, RemoveReplyTemplateDocument, { merchant, id })
      : await mutate(context, SaveReplyTemplateDocument, { merchant, name, text, ...(id ? { id, fingerprint } : {}) })
  if ('result' in answer)
    return redirect(
      `${dealerPaths.pathFor('reply-templates', locale)}?${new URLSearchParams({ merchant: slug }).toString()}`,
    )
  if (answer.refusals.some(({ code }) => code === 'CHANGED')) {
    const [{ replyTemplates }, changes] = await Promise.all([
      query(context, ReplyTemplatesDocument, { merchant }),
      query(context, ReplyTemplateChangeDocument, { merchant }),
    ])
    const now = replyTemplates.find((each) => each.id === id)
    const last = changes.replyTemplates.find((each) => each.id === id)?.lastChange ?? null
    if (now) {
      const changed = changedView(now, { name, text }, last, locale)
      return data<ChangedState>({ values, errors: {}, changed, fingerprint: now.fingerprint }, { status: 409 })
    }
  }
  const isTaken = answer.refusals.some(({ code }) => code === 'CONFLICT')
  const state = formState(values, answer.refusals, locale)
  const taken = { ...EMPTY_FORM, ...state, errors: { name: inboxTexts.nameTaken[locale] } }
  return data<ChangedState>(isTaken ? taken : state, refusedAs(answer.refusals))
}

/** Both versions of each field that differs. */
function changedView(
  now: Template,
  entered: { readonly name: string; readonly text: string },
  last: { readonly by: string; readonly at: string } | null,
  locale: Locale,
): ChangedView {
  return {
    who: whoChanged(last, locale),
    differences: [
      { label: inboxTexts.templateName[locale], now: now.name, entered: entered.name },
      { label: inboxTexts.templateText[locale], now: now.text, entered: entered.text },
    ].filter((each) => each.now !== each.entered),
  }
}
