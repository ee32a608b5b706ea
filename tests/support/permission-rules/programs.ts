import { UUID, OWN_OWNERS, ofMerchant, type Rules } from './rule.ts'

export const PROGRAM_RULES: Rules = {
  apiKeys: { call: ofMerchant('query', 'apiKeys(merchant: $merchant) { id }'), may: OWN_OWNERS },
  createApiKey: {
    call: ofMerchant('mutation', 'createApiKey(merchant: $merchant, name: "", purposes: [STOCK])'),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  endApiKey: { call: ofMerchant('mutation', 'endApiKey(merchant: $merchant, id: "999999")'), may: OWN_OWNERS },
  webhooks: { call: ofMerchant('query', 'webhooks(merchant: $merchant) { id }'), may: OWN_OWNERS },
  webhook: { call: ofMerchant('query', `webhook(merchant: $merchant, id: "${UUID}") { id }`), may: OWN_OWNERS },
  webhookDeliveries: {
    call: ofMerchant('query', `webhookDeliveries(merchant: $merchant, webhook: "${UUID}") { hasMore }`),
    may: OWN_OWNERS,
  },
  createWebhook: {
    call: ofMerchant('mutation', 'createWebhook(merchant: $merchant, url: "", topics: []) { id }'),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  changeWebhook: {
    call: ofMerchant(
      'mutation',
      `changeWebhook(merchant: $merchant, id: "${UUID}", url: "", topics: [], isOn: true, fingerprint: "x")`,
    ),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  rotateWebhookSecret: {
    call: ofMerchant('mutation', `rotateWebhookSecret(merchant: $merchant, id: "${UUID}")`),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  removeWebhook: {
    call: ofMerchant('mutation', `removeWebhook(merchant: $merchant, id: "${UUID}")`),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  replayDelivery: {
    call: ofMerchant('mutation', `replayDelivery(merchant: $merchant, webhook: "${UUID}", id: "999999")`),
    may: OWN_OWNERS,
  },
}
