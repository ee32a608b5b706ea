import { data, redirect } from 'react-router'
import { formatDateOf, formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { inboxTexts, workTexts } from '#messages/dealer-area.ts'
import { closingReasonTexts } from '#messages/request-reasons.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage } from '#messages/texts.ts'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import {
  AnswerRequestDocument,
  type ClosingReason,
  MoveRequestDocument,
  type RequestState,
  StaffRequestDocument,
  type StaffRequestQuery,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'

type StaffRequest = StaffRequestQuery['staffRequest']

interface Fact {
  readonly label: string
  readonly value: string
}

export interface RequestView {
  readonly title: string
  readonly kind: string
  readonly isOpen: boolean
  readonly messages: readonly {
    readonly by: string
    readonly at: string
    readonly text: string
    readonly isOwn: boolean
  }[]
  readonly steps: readonly {
    readonly to: string
    readonly label: string
    readonly reasons: readonly { readonly value: string; readonly label: string }[]
  }[]
  readonly course: readonly { readonly label: string; readonly note: string }[]
  readonly facts: readonly Fact[]
  readonly back: string
}

export async function loadRequest({ params: { requestId = '' }, context }: PageArgs): Promise<RequestView> {
  const { locale } = context.get(areaContext)
  const { staffRequest } = await query(context, StaffRequestDocument, { id: requestId })
  return viewOf(staffRequest, locale)
}

/** Answers, or moves the request on; a step that is no longer possible shows the present state. */
export async function changeRequest({ request, params: { requestId: id = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const here = dealerPaths.pathFor('request', locale, { requestId: id })
  const texts = inLanguage(inboxTexts, locale)
  const { to, reason, text = '' } = values
  const answer =
    to === undefined
      ? await mutate(context, AnswerRequestDocument, { id, text })
      : await mutate(context, MoveRequestDocument, {
          ...{ id, to: to as RequestState },
          ...(reason ? { reason: reason as ClosingReason } : {}),
        })
  if ('result' in answer) return redirect(here)
  const { refusals } = answer
  const isMissing = refusals.some(({ fields = [] }) => fields.some(({ code }) => code === 'REQUIRED'))
  const state = formState(values, refusals, locale, isMissing ? { text: texts.missing } : {})
  const notice = refusals.some(({ code }) => code === 'CONFLICT') ? { notice: texts.movedOn } : {}
  return data<FormState>({ ...EMPTY_FORM, ...state, ...notice }, refusedAs(refusals))
}

function viewOf(request: StaffRequest, locale: Locale): RequestView {
  const texts = inLanguage(inboxTexts, locale)
  const states = inLanguage(requestTexts, locale)
  const { title, kind, isOpen, messages, steps, events, person } = request
  return {
    ...{ title, isOpen, facts: factsOf(request, locale), back: dealerPaths.pathFor('requests', locale) },
    kind: workTexts[kind][locale],
    messages: messages.map(({ at, isOwn, text }) => ({
      ...{ text, isOwn, by: isOwn ? texts.us : person },
      at: formatInstant(at, locale),
    })),
    steps: steps.map(({ to, reasons }) => ({
      ...{ to, label: states[to] },
      reasons: reasons.map((value) => ({ value, label: closingReasonTexts[value][locale] })),
    })),
    course: events.map(({ at, to, reason }) => ({
      label: states[to],
      note: [formatInstant(at, locale), reason ? closingReasonTexts[reason][locale] : ''].filter(Boolean).join(' · '),
    })),
  }
}

function factsOf({ person, email, phone, createdAt, dueAt, deleteAfter }: StaffRequest, locale: Locale): Fact[] {
  const texts = inLanguage(inboxTexts, locale)
  return [
    { label: texts.customer, value: person },
    { label: texts.email, value: email },
    ...(phone ? [{ label: texts.phone, value: phone }] : []),
    { label: texts.received, value: formatInstant(createdAt, locale) },
    ...(dueAt ? [{ label: texts.due, value: formatInstant(dueAt, locale) }] : []),
    ...(deleteAfter ? [{ label: texts.deleted, value: formatDateOf(deleteAfter, locale) }] : []),
  ]
}
