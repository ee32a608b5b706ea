import type { Bank, BankApplication, BankDocument } from './port.ts'
import { readBankMessage } from './wire.ts'

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
    readMessage: async (rawBody, headers) => readBankMessage(secret, rawBody, headers),
  }
}
