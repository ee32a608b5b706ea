import type { BankEventKind } from '#domain/banking/bank-events.ts'
import type { BankingType } from '#domain/banking/vocabulary.ts'
import type { Answers, BankingPart } from '#domain/banking/fields.ts'
import type { Locale } from '#domain/locale.ts'

/** An application as it is passed on. */
export interface BankApplication {
  /** A repeated application with the same key returns the first one's answer. */
  readonly idempotencyKey: string
  readonly type: BankingType
  /** Number of the order and what is financed, for the bank's records. */
  readonly description: string
  /** Cents: what is lent. */
  readonly amount: number
  readonly answers: Readonly<Record<BankingPart, Answers>>
  /** Where the bank's page leads back to. */
  readonly returnUrl: string
  readonly locale: Locale
}

export interface AcceptedApplication {
  /** The bank's reference. */
  readonly reference: string
  /** The bank's own page about the application; null without one. */
  readonly url: string | null
}

/** A proof of an application, as it was uploaded. */
export interface BankDocument {
  /** A repeated document with the same key is taken once. */
  readonly key: string
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** A bank's message; it may arrive twice, late and in any order. */
export interface BankEvent {
  /** The bank's id of the message; each is processed once. */
  readonly id: string
  /** As returned by `submit`. */
  readonly reference: string
  readonly kind: BankEventKind
  readonly occurredAt: Date
}

/** The bank has read what it was given and will not take it: repeating the same does not help. */
export class BankRefusal extends Error {}

/** The bank has read what it was given, and its answer is not one that this connection can read. */
export class BankFault extends Error {}

/** A message that the bank has signed and that has not the form of one. */
export interface WrongMessage {
  /** Names of its wrong fields, without their values. */
  readonly wrong: readonly string[]
}

/** A bank that decides applications. Each method throws when it cannot complete now, and `BankRefusal` when it never will. */
export interface Bank {
  /** Names the connection. */
  readonly name: string
  /** The company that receives and reads what is passed on, as applicants read it; it need not be a lender of the contract. */
  readonly recipient: string
  submit(application: BankApplication): Promise<AcceptedApplication>
  /** Takes a document that belongs to an application, as returned by `submit`. */
  takeDocument(reference: string, document: BankDocument): Promise<void>
  /** Reads a message. FORGED: not signed by the bank, or too old. */
  readMessage(rawBody: Uint8Array, headers: Headers): Promise<readonly BankEvent[] | 'FORGED' | WrongMessage>
}

export interface Banking {
  /** The bank for new applications; null where none is configured and dealers pass them on themselves. */
  readonly chosen: Bank | null
  named(name: string): Bank | undefined
}
