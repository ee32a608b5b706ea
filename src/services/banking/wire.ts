import { z } from 'zod'
import { BANK_EVENT_KINDS } from '#domain/banking/bank-events.ts'
import { jsonOf } from '../json-of.ts'
import { isSigned, signBody } from '../payment/signature.ts'
import type { BankEvent, WrongMessage } from './port.ts'

/* What banks answer, and how they sign what they send. */

const SIGNATURE = 'Bank-Signature'

/** The bank's own page becomes a link, so only a page by TLS is allowed. */
export const ApplicationAnswer = z.object({
  reference: z.string().min(1).max(200),
  url: z.url({ protocol: /^https$/ }).nullish(),
})

const Message = z.object({
  id: z.string().min(1),
  reference: z.string().min(1),
  kind: z.enum(BANK_EVENT_KINDS),
  occurredAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
})

/** A message as a bank posts it; its header holds the signature of its body. */
export function bankMessage(secret: string, event: BankEvent, now: Date) {
  const body = JSON.stringify(event)
  return { body, headers: { 'Content-Type': 'application/json', [SIGNATURE]: signBody(secret, body, now) } }
}

/** FORGED: not signed with this secret, or more than five minutes ago. */
export function readBankMessage(
  secret: string,
  rawBody: Uint8Array,
  headers: Headers,
): readonly BankEvent[] | 'FORGED' | WrongMessage {
  if (!isSigned(secret, rawBody, headers.get(SIGNATURE), new Date())) return 'FORGED'
  const read = Message.safeParse(jsonOf(Buffer.from(rawBody).toString('utf8')))
  return read.success ? [read.data] : { wrong: read.error.issues.map(({ path }) => path.join('.') || 'body') }
}
