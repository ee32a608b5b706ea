import { data, redirect } from 'react-router'
import { EVENT_TOPICS } from '#domain/merchant-event/merchant-event.ts'
import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { webhookTexts } from '#messages/dealer-webhooks.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { type ChangedState, type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import {
  ChangeWebhookDocument,
  RemoveWebhookDocument,
  ReplayDeliveryDocument,
  RotateWebhookSecretDocument,
  WebhookDocument,
  type WebhookQuery,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { type DeliveryView, deliveryView } from './delivery-view.server.ts'
import { stateWord, topicsOf, webhookSentences } from './topics.server.ts'

type Webhook = WebhookQuery['webhook']

export interface WebhookView {
  readonly isSteppedUp: boolean
  readonly url: string
  /** Host of its address, which names the webhook. */
  readonly host: string
  readonly topics: readonly string[]
  readonly isOn: boolean
  readonly state: string
  readonly fingerprint: string
  /** What the owner has to know about it. */
  readonly trouble: string | null
  readonly overlap: string | null
  readonly done: 'saved' | 'sent' | null
  readonly isRemoving: boolean
  readonly back: string
  readonly here: string
  readonly deliveries: readonly DeliveryView[]
  readonly older: string | null
  readonly newest: string | null
}

/** The form again, or the secret that was renewed. */
export interface WebhookState extends ChangedState {
  readonly secret?: string
}

export async function loadWebhook({ url, params, context }: PageArgs): Promise<WebhookView> {
  const { locale } = context.get(areaContext)
  const { uuid: merchant, slug } = await requireMerchant(url, context)
  const { id, here, back } = placesOf(params, slug, locale)
  const before = /^\d{1,15}$/.exec(url.searchParams.get('before') ?? '')?.[0] ?? null
  const { me, webhook, webhookDeliveries } = await query(context, WebhookDocument, { merchant, id, before })
  const { nodes, hasMore } = webhookDeliveries
  const { url: address, topics, offReason, formerUntil, fingerprint } = webhook
  const texts = inLanguage(webhookTexts, locale)
  const isOverlapping = formerUntil !== null && new Date(formerUntil) > new Date()
  return {
    ...{
      isSteppedUp: me?.isSteppedUp ?? false,
      url: address,
      host: new URL(address).host,
      topics,
      isOn: offReason === null,
      fingerprint,
    },
    ...{ state: stateWord(webhook, locale), trouble: troubleOf(webhook, locale), back, here },
    overlap: isOverlapping ? texts.overlap(formatInstant(formerUntil, locale)) : null,
    done: url.searchParams.has('saved') ? 'saved' : url.searchParams.has('sent') ? 'sent' : null,
    isRemoving: url.searchParams.has('remove'),
    deliveries: nodes.map((delivery) => deliveryView(delivery, { locale, slug, isOn: offReason === null })),
    older: hasMore ? `${here}&before=${nodes.at(-1)?.id ?? ''}` : null,
    newest: before === null ? null : here,
  }
}

/** Saves the form, renews the secret, removes the webhook, or sends an event again. */
export async function actOnWebhook(args: ActionArgs) {
  const { request, url, params, context } = args
  const { locale } = context.get(areaContext)
  const { uuid: merchant, slug } = await requireMerchant(url, context)
  const { id, here, back } = placesOf(params, slug, locale)
  const values = await formValues(request)
  if (values.replay !== undefined) {
    const answer = await mutate(context, ReplayDeliveryDocument, { merchant, webhook: id, id: values.replay })
    if ('result' in answer) return redirect(`${here}&sent=1`)
    const notice = inLanguage(webhookTexts, locale).notNow
    return data<WebhookState>({ values: {}, errors: {}, notice }, refusedAs(answer.refusals))
  }
  if (values.intent === 'rotate') {
    const answer = await mutateSteppedUp(context, values, RotateWebhookSecretDocument, { merchant, id })
    if ('result' in answer)
      return data<WebhookState>({ values: {}, errors: {}, secret: answer.result.rotateWebhookSecret })
    return data<WebhookState>(formState(values, answer.refusals, locale), refusedAs(answer.refusals))
  }
  if (values.intent === 'remove') {
    const answer = await mutateSteppedUp(context, values, RemoveWebhookDocument, { merchant, id })
    if ('result' in answer) return redirect(`${back}&removed=1`)
    return data<WebhookState>(formState(values, answer.refusals, locale), refusedAs(answer.refusals))
  }
  return save(args, { merchant, id, here }, values)
}

async function save(
  { context }: ActionArgs,
  { merchant, id, here }: { readonly merchant: string; readonly id: string; readonly here: string },
  values: FormValues,
) {
  const { locale } = context.get(areaContext)
  const entered = { url: values.url ?? '', topics: topicsOf(values), isOn: values.isOn === 'yes' }
  const change = { merchant, id, ...entered, fingerprint: values.fingerprint ?? '' }
  const answer = await mutateSteppedUp(context, values, ChangeWebhookDocument, change)
  if ('result' in answer) return redirect(`${here}&saved=1`)
  const state = formState(values, answer.refusals, locale, webhookSentences(locale))
  if (!answer.refusals.some(({ code }) => code === 'CHANGED'))
    return data<WebhookState>({ ...state, fingerprint: change.fingerprint }, refusedAs(answer.refusals))
  const { webhook } = await query(context, WebhookDocument, { merchant, id })
  const changed = changedView(webhook, entered, locale)
  const { fingerprint } = webhook
  return data<WebhookState>({ values: state.values, errors: {}, changed, fingerprint }, { status: 409 })
}

/** Both versions of each field that differs. */
function changedView(
  now: Webhook,
  entered: { readonly url: string; readonly topics: readonly string[]; readonly isOn: boolean },
  locale: Locale,
): ChangedView {
  const texts = inLanguage(webhookTexts, locale)
  const words = (topics: readonly string[]) =>
    EVENT_TOPICS.filter((topic) => topics.includes(topic))
      .map((topic) => texts[topic])
      .join(', ')
  const onOff = (isOn: boolean) => (isOn ? texts.on : texts.BY_HAND)
  const { lastChange } = now
  return {
    who: whoChanged(lastChange, locale),
    differences: [
      { label: texts.url, now: now.url, entered: entered.url },
      { label: texts.topics, now: words(now.topics), entered: words(entered.topics) },
      { label: texts.state, now: onOff(now.offReason === null), entered: onOff(entered.isOn) },
    ].filter((each) => each.now !== each.entered),
  }
}

function troubleOf({ offReason, failingSince }: Webhook, locale: Locale): string | null {
  const texts = inLanguage(webhookTexts, locale)
  if (offReason === 'FAILING') return texts.offText
  return failingSince && !offReason ? texts.failingText(formatInstant(failingSince, locale)) : null
}

function placesOf({ webhookId: id = '' }: PageArgs['params'], slug: string, locale: Locale) {
  const search = new URLSearchParams({ merchant: slug }).toString()
  return {
    id,
    here: `${dealerPaths.pathFor('webhook', locale, { webhookId: id })}?${search}`,
    back: `${dealerPaths.pathFor('webhooks', locale)}?${search}`,
  }
}
