import { createHmac, randomBytes } from 'node:crypto'
import type { SecretBox } from '#services/secret-box/port.ts'

/** Scanners for leaked secrets recognise it, and programs for Standard Webhooks expect it. */
const PREFIX = 'whsec_'

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

export function sealWebhookSecret(box: SecretBox, webhookId: string, secret: string): Buffer {
  return box.seal(secret, purposeOf(webhookId))
}

export function openWebhookSecret(box: SecretBox, webhookId: string, sealed: Buffer): string {
  return box.open(sealed, purposeOf(webhookId))
}

function purposeOf(webhookId: string): string {
  return `webhook secret ${webhookId}`
}

interface Message {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/** The headers of a message, signed with each of the secrets: https://www.standardwebhooks.com, version 1. */
export function signedHeaders({ id, timestamp, body }: Message, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') }
}
