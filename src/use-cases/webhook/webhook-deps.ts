import type { Writer } from '#database/handles.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

export interface WebhookDeps {
  readonly writer: Writer
  readonly secretBox: SecretBox
  /** Whether addresses may be without TLS and in private networks; never in production. */
  readonly allowsPrivateAddresses: boolean
}
