import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import {
  RemoveReplyTemplateDocument,
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
  const { intent, id = '', name = '', text = '' } = values
  const answer =
    intent === 'remove'
      ? await mutate(context, RemoveReplyTemplateDocument, { merchant, id })
      : await mutate(context, SaveReplyTemplateDocument, { merchant, name, text, ...(id ? { id } : {}) })
  if ('result' in answer)
    return redirect(
      `${dealerPaths.pathFor('reply-templates', locale)}?${new URLSearchParams({ merchant: slug }).toString()}`,
    )
  const isTaken = answer.refusals.some(({ code }) => code === 'CONFLICT')
  const state = formState(values, answer.refusals, locale)
  const taken = { ...EMPTY_FORM, ...state, errors: { name: inboxTexts.nameTaken[locale] } }
  return data<FormState>(isTaken ? taken : state, refusedAs(answer.refusals))
}
