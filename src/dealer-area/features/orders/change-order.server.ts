import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { noteTexts } from '#messages/dealer-notes.ts'
import { orderBlockerTexts } from '#messages/dealer-orders.ts'
import { type FormValues, formState, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Answer, Refusal } from '#storefront/blocks/gateway-answer.ts'
import {
  AddOrderNoteDocument,
  ChangeOrderDocument,
  type MoneyStep,
  type OrderState,
  RecordOrderMoneyDocument,
  RemoveOrderFileDocument,
  ShowPayoutDocument,
} from '../../generated/graphql.ts'
import { addFiles } from '../../add-files.server.ts'
import { readFilesForm } from '../../files-form.server.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { mutate } from '../../gateway.server.ts'
import { type ActionArgs, areaContext } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { putOffOrder } from './put-off-order.server.ts'

const PARTS = ['money', 'note', 'payout', 'hold', 'resume', 'files', 'remove-file'] as const
type Part = 'step' | (typeof PARTS)[number]

/** What the last form of the page led to, and in which part it is shown. */
export interface OrderAnswer {
  readonly part: Part
  readonly state?: ChangedState
  /** Shown once, after the second factor. */
  readonly payout?: { readonly amount: string; readonly holder: string; readonly iban: string }
}

type Context = Readonly<RouterContextProvider>

/** Takes the order a step on, puts it off, records money, writes a note, adds files or shows the account of a payout. */
export async function changeOrder(args: ActionArgs) {
  const { context, params } = args
  const { orderId: id = '' } = params
  const { locale } = context.get(areaContext)
  const form = await readFilesForm(args)
  const { values } = form
  const part = form.problem ? 'files' : partOf(values)
  if (part === 'files') {
    const state = await addFiles(args, { kind: 'ORDER', id }, form)
    if (state) return data<OrderAnswer>({ part, state }, { status: 400 })
    return redirect(`${dealerPaths.pathFor('order', locale, { orderId: id })}#files`)
  }
  if (part === 'payout') return showPayout(context, values, id, locale)
  if (part === 'hold' || part === 'resume') return putOffOrder(context, values, id)
  const answer = await changed(context, values, part, id)
  if ('result' in answer) return redirect(dealerPaths.pathFor('order', locale, { orderId: id }))
  return refusedPart(part, values, answer.refusals, locale)
}

function partOf({ intent }: FormValues): Part {
  return PARTS.find((part) => part === intent) ?? 'step'
}

function changed(context: Context, values: FormValues, part: Part, id: string): Promise<Answer<unknown>> {
  const { to = '', unpaid, text = '', step = '' } = values
  const reason = values.reason?.trim() || null
  if (part === 'remove-file') return mutate(context, RemoveOrderFileDocument, { id, key: values.key ?? '' })
  if (part === 'note') return mutate(context, AddOrderNoteDocument, { id, text })
  if (part === 'money')
    return mutateSteppedUp(context, values, RecordOrderMoneyDocument, { id, step: step as MoneyStep, reason })
  const change = { id, to: to as OrderState, reason, unpaid: unpaid === 'yes' }
  return mutateSteppedUp(context, values, ChangeOrderDocument, change)
}

async function showPayout(context: Context, values: FormValues, id: string, locale: Locale) {
  const answer = await mutateSteppedUp(context, values, ShowPayoutDocument, { id })
  if ('refusals' in answer) return refusedPart('payout', values, answer.refusals, locale)
  const { showPayout: payout } = answer.result
  return data<OrderAnswer>({
    part: 'payout',
    ...(payout ? { payout: { ...payout, amount: formatEuros(payout.amount, locale, 2) } } : {}),
  })
}

function refusedPart(part: Part, values: FormValues, refusals: readonly Refusal[], locale: Locale) {
  const state = formState(values, refusals, locale, { text: noteTexts.missing[locale] })
  const reason = refusals.find(({ reason }) => reason !== undefined)?.reason ?? ''
  const blocker = reason in orderBlockerTexts ? orderBlockerTexts[reason as keyof typeof orderBlockerTexts] : undefined
  return data<OrderAnswer>(
    { part, state: { ...state, ...(blocker ? { notice: blocker[locale] } : {}) } },
    refusedAs(refusals),
  )
}
