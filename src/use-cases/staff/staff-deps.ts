import type { ReadHandle, Writer } from '#database/handles.ts'
import type { SecondFactor } from '#services/second-factor/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

export interface StaffDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  /** Encrypts the secrets of authenticator apps. */
  readonly secretBox: SecretBox
  readonly secondFactor: SecondFactor
}

/** From where a request of staff comes. */
export interface StaffClient {
  readonly network: string
  readonly userAgent: string | null
}
