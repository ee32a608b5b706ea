import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { webhookTexts } from '#messages/dealer-webhooks.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { CreateWebhookDocument, WebhooksDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import type { SecretAnswer } from '../../blocks/secret-answer.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { stateWord, topicsOf, webhookSentences } from './topics.server.ts'

export interface WebhooksView {
  readonly isSteppedUp: boolean
  readonly wasRemoved: boolean
  /** Idempotency key of the form: sent twice, it adds one webhook. */
  readonly key: string
  readonly webhooks: readonly {
    readonly id: string
    readonly url: string
    readonly href: string
    readonly topics: string
    readonly state: string
    readonly isTroubled: boolean
    readonly creator: string
    readonly created: string
  }[]
}

export async function loadWebhooks({ url, context }: PageArgs): Promise<WebhooksView> {
  const { locale } = context.get(areaContext)
  const { uuid, slug } = await requireMerchant(url, context)
  const { me, webhooks } = await query(context, WebhooksDocument, { merchant: uuid })
  const texts = inLanguage(webhookTexts, locale)
  const search = new URLSearchParams({ merchant: slug }).toString()
  return {
    ...{ isSteppedUp: me?.isSteppedUp ?? false, wasRemoved: url.searchParams.has('removed') },
    key: randomUUID(),
    webhooks: webhooks.map(({ id, topics, createdAt, ...webhook }) => ({
      ...{ id, url: webhook.url, creator: webhook.creator, created: formatInstant(createdAt, locale) },
      href: `${dealerPaths.pathFor('webhook', locale, { webhookId: id })}?${search}`,
      topics: topics.map((topic) => texts[topic]).join(', '),
      state: stateWord(webhook, locale),
      isTroubled: webhook.failingSince !== null || webhook.offReason === 'FAILING',
    })),
  }
}

/** Adds a webhook, whose secret is shown with this answer and never again. */
export async function addWebhook({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const { uuid: merchant } = await requireMerchant(url, context)
  const values = await formValues(request)
  const webhook = { merchant, url: values.url ?? '', topics: topicsOf(values), key: values.key ?? null }
  const answer = await mutateSteppedUp(context, values, CreateWebhookDocument, webhook)
  if ('result' in answer) return data<SecretAnswer>({ secret: answer.result.createWebhook.secret })
  const state = formState(values, answer.refusals, locale, webhookSentences(locale))
  if (answer.refusals.some(({ code }) => code === 'KEY_REUSED'))
    return data<SecretAnswer>(
      { values: {}, errors: {}, notice: inLanguage(webhookTexts, locale).addedBefore },
      { status: 409 },
    )
  const isFull = answer.refusals.some(({ code }) => code === 'LIMIT_REACHED')
  const { full } = inLanguage(webhookTexts, locale)
  return data<SecretAnswer>(isFull ? { ...state, notice: full } : state, refusedAs(answer.refusals))
}
