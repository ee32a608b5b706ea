import { createHmac } from 'node:crypto'
import type { Database } from '#database/connection.ts'
import { putSimulatedApplication } from '#database/simulated-applications.ts'
import { putSimulatedDocument } from '#database/simulated-documents.ts'
import { httpBank } from '#services/banking/http.ts'
import type { Bank, Banking, BankEvent } from '#services/banking/port.ts'
import { type BankBooks, simulatedBank } from '#services/banking/simulator.ts'
import { bankMessage } from '#services/banking/wire.ts'
import type { Config } from '../config.ts'
import { postWebhook } from '../payment/post-webhook.ts'

/** The configured bank. The key that signs the simulator's messages is derived from the shop's secret. */
export function bankingOf(database: Database, { bank }: Pick<Config, 'bank'>, secret: string): Banking {
  const chosen = bank ? chosenBank(database, bank, secret) : null
  return { chosen, named: (name) => (chosen?.name === name ? chosen : undefined) }
}

function chosenBank(database: Database, bank: NonNullable<Config['bank']>, secret: string): Bank {
  return bank === 'simulator' ? simulatedBank(bankSecret(secret), booksIn(database)) : httpBank(bank)
}

/** Posts a message of the simulator to the shop at `origin`, signed; returns the status of its answer. */
export function postBankMessage(secret: string) {
  return async (event: BankEvent, origin: string): Promise<number> => {
    const { body, headers } = bankMessage(bankSecret(secret), event, new Date())
    return postWebhook(new URL('/api/banking/webhook/simulator', origin), body, headers)
  }
}

export function bankSecret(secret: string): string {
  return createHmac('sha256', secret).update('bank simulator').digest('hex')
}

function booksIn(database: Database): BankBooks {
  return {
    put: ({ idempotencyKey, description, amount, returnUrl, locale }) =>
      putSimulatedApplication(database, {
        ...{ idempotency_key: idempotencyKey, description, amount_cents: amount, return_url: returnUrl, locale },
      }),
    putDocument: (reference, { key, fileName, size }) =>
      putSimulatedDocument(database, { reference, upload_key: key, file_name: fileName, bytes: size }),
  }
}
