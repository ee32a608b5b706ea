import { EVENT_TOPICS } from '#domain/merchant-event/merchant-event.ts'
import { ATTEMPT_PROBLEMS, DELIVERY_STATES, isBeingSent } from '#domain/webhook/delivery.ts'
import { changeWebhook, removeWebhook, rotateWebhookSecret } from '#use-cases/webhook/change-webhook.ts'
import { createWebhook } from '#use-cases/webhook/create-webhook.ts'
import {
  readDeliveries,
  replayDelivery,
  type WebhookAttempt,
  type WebhookDelivery,
} from '#use-cases/webhook/deliveries.ts'
import { type EditedWebhook, readWebhook, readWebhooks, type Webhook } from '#use-cases/webhook/webhook.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

const EventTopicType = builder.enumType('EventTopic', { values: EVENT_TOPICS })
const WebhookOffReasonType = builder.enumType('WebhookOffReason', { values: ['BY_HAND', 'FAILING'] as const })
const DeliveryStateType = builder.enumType('WebhookDeliveryState', { values: DELIVERY_STATES })
const AttemptProblemType = builder.enumType('WebhookAttemptProblem', { values: ATTEMPT_PROBLEMS })

const WebhookInterface = builder.interfaceRef<Webhook>('WebhookFields').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    topics: t.field({ type: [EventTopicType], resolve: ({ topics }) => [...topics] }),
    creator: t.exposeString('creator'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    failingSince: t.expose('failingSince', { type: 'DateTime', nullable: true }),
    offReason: t.expose('offReason', { type: WebhookOffReasonType, nullable: true, description: 'Null: it is on.' }),
    formerUntil: t.expose('formerUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the former secret signs as well.',
    }),
  }),
})

const WebhookType = builder.objectRef<Webhook>('Webhook').implement({ interfaces: [WebhookInterface] })

const EditedWebhookType = builder.objectRef<EditedWebhook>('EditedWebhook').implement({
  interfaces: [WebhookInterface],
  fields: (t) => ({
    fingerprint: t.exposeString('fingerprint'),
    lastChange: t.expose('lastChange', { type: LastChangeType, nullable: true }),
  }),
})

const AttemptType = builder.objectRef<WebhookAttempt>('WebhookAttempt').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    status: t.exposeInt('status', { nullable: true, description: 'Null: no answer came.' }),
    problem: t.expose('problem', { type: AttemptProblemType, nullable: true }),
    answer: t.exposeString('answer', { description: 'Its first bytes.' }),
    milliseconds: t.exposeInt('milliseconds'),
  }),
})

const DeliveryType = builder.objectRef<WebhookDelivery>('WebhookDelivery').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    type: t.exposeString('type'),
    number: t.exposeString('number', { description: 'Of the order or request.' }),
    at: t.expose('at', { type: 'DateTime' }),
    state: t.expose('state', { type: DeliveryStateType }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true }),
    isBeingSent: t.boolean({
      description: 'An attempt is due or under way, so it cannot be sent again now.',
      resolve: (delivery) => isBeingSent(delivery, new Date()),
    }),
    attempts: t.field({ type: [AttemptType], resolve: ({ attempts }) => [...attempts] }),
  }),
})

const DeliveryPageType = builder
  .objectRef<{ readonly deliveries: readonly WebhookDelivery[]; readonly hasMore: boolean }>('WebhookDeliveryPage')
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [DeliveryType], resolve: ({ deliveries }) => [...deliveries] }),
      hasMore: t.exposeBoolean('hasMore'),
    }),
  })

const NewWebhookType = builder
  .objectRef<{ readonly id: string; readonly secret: string }>('NewWebhook')
  .implement({ fields: (t) => ({ id: t.exposeID('id'), secret: t.exposeString('secret') }) })

builder.queryFields((t) => ({
  webhooks: t.field({
    type: [WebhookType],
    args: { merchant: t.arg.id({ required: true }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return [...unwrapOrThrow(await readWebhooks(context.deps.read, context.actor, merchantId)).webhooks]
    },
  }),
  webhook: t.field({
    type: EditedWebhookType,
    args: { merchant: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const name = { merchantId: await merchantIdOf(context, merchant), id: uuidOf(id) }
      return unwrapOrThrow(await readWebhook(context.deps.read, context.actor, name)).webhook
    },
  }),
  webhookDeliveries: t.field({
    type: DeliveryPageType,
    args: { merchant: t.arg.id({ required: true }), webhook: t.arg.id({ required: true }), before: t.arg.id() },
    resolve: async (_, { merchant, webhook, before }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const query = { merchantId, webhookId: uuidOf(webhook), before: before ? rowId(before) : null }
      return unwrapOrThrow(await readDeliveries(context.deps.read, context.actor, query))
    },
  }),
}))

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: NewWebhookType,
    description:
      'Adds a webhook and returns its secret; it cannot be read again. Refused: KEY_REUSED where it came before.',
    args: {
      merchant: t.arg.id({ required: true }),
      url: t.arg.string({ required: true }),
      topics: t.arg({ type: [EventTopicType], required: true }),
      key: t.arg.id({ description: 'A UUID of the form: sent twice it is one webhook.' }),
    },
    resolve: async (_, { merchant, url, topics, key }, context) => {
      const name = key != null && UUID.test(key) ? { key } : {}
      const webhook = { merchantId: await merchantIdOf(context, merchant), url, topics, ...name }
      return unwrapOrThrow(await createWebhook(context.deps, requireStaff(context), webhook))
    },
  }),
  changeWebhook: t.boolean({
    args: {
      merchant: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      url: t.arg.string({ required: true }),
      topics: t.arg({ type: [EventTopicType], required: true }),
      isOn: t.arg.boolean({ required: true }),
      fingerprint: t.arg.string({ required: true }),
    },
    resolve: async (_, { merchant, id, ...change }, context) => {
      const name = { merchantId: await merchantIdOf(context, merchant), id: uuidOf(id) }
      unwrapOrThrow(await changeWebhook(context.deps, requireStaff(context), { ...name, ...change }))
      return true
    },
  }),
  rotateWebhookSecret: t.string({
    description: 'Returns another secret; the former one signs as well for a day.',
    args: { merchant: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const name = { merchantId: await merchantIdOf(context, merchant), id: uuidOf(id) }
      return unwrapOrThrow(await rotateWebhookSecret(context.deps, requireStaff(context), name)).secret
    },
  }),
  removeWebhook: t.boolean({
    args: { merchant: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const name = { merchantId: await merchantIdOf(context, merchant), id: uuidOf(id) }
      unwrapOrThrow(await removeWebhook(context.deps, requireStaff(context), name))
      return true
    },
  }),
  replayDelivery: t.boolean({
    description: 'Sends an event once more.',
    args: {
      merchant: t.arg.id({ required: true }),
      webhook: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
    },
    resolve: async (_, { merchant, webhook, id }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const delivery = { merchantId, webhookId: uuidOf(webhook), id: rowId(id) }
      unwrapOrThrow(await replayDelivery(context.deps, requireStaff(context), delivery))
      return true
    },
  }),
}))

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NOBODYS = '00000000-0000-0000-0000-000000000000'

/** The id of an argument; anything else names no webhook. */
function uuidOf(id: string): string {
  return UUID.test(id) ? id : NOBODYS
}
