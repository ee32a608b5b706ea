import { z } from 'zod'
import { BANK_EVENT_KINDS } from '#domain/banking/bank-events.ts'
import { isSigned, signBody } from '../payment/signature.ts'
import type { Bank, BankApplication, BankDocument, BankEvent } from './port.ts'

/** Stores the simulator's applications, without anything that an applicant has entered. */
export interface BankBooks {
  /** Returns the application's reference; the same for the same idempotency key. */
  put(application: Omit<BankApplication, 'answers' | 'type'>): Promise<string>
  /** Notes a document, without its content. */
  putDocument(
    reference: string,
    document: Omit<BankDocument, 'bytes' | 'contentType'> & { size: number },
  ): Promise<void>
}

/** Path of an application's page, on the shop's own host. */
export const BANK_SIMULATOR_PATH = '/bank-simulator'
export const SIMULATED_BANK = { name: 'simulator', recipient: 'Musterbank' } as const
const SIGNATURE = 'Bank-Signature'

const Event = z.object({
  id: z.string().min(1),
  reference: z.string().min(1),
  kind: z.enum(BANK_EVENT_KINDS),
  occurredAt: z.iso.datetime().transform((text) => new Date(text)),
})

/** A bank of our own for trying things out: it lends nothing. The shop serves its page, jobs send its messages. */
export function simulatedBank(secret: string, books: BankBooks): Bank {
  return {
    ...SIMULATED_BANK,
    async submit({ idempotencyKey, description, amount, returnUrl, locale }) {
      const reference = await books.put({ idempotencyKey, description, amount, returnUrl, locale })
      return { reference, url: `${new URL(returnUrl).origin}${BANK_SIMULATOR_PATH}/${reference}` }
    },
    takeDocument: (reference, { key, fileName, bytes }) =>
      books.putDocument(reference, { key, fileName, size: bytes.length }),
    async readMessage(rawBody, headers): Promise<readonly BankEvent[] | 'FORGED'> {
      if (!isSigned(secret, rawBody, headers.get(SIGNATURE), new Date())) return 'FORGED'
      return [Event.parse(JSON.parse(Buffer.from(rawBody).toString('utf8')))]
    },
  }
}

export function bankMessage(secret: string, event: BankEvent, now: Date) {
  const body = JSON.stringify(event)
  return { body, headers: { 'Content-Type': 'application/json', [SIGNATURE]: signBody(secret, body, now) } }
}
