import path from 'node:path'
import type { Database } from '#database/connection.ts'
import type { JobPayloads } from '#database/jobs.ts'
import { sendMail } from '#jobs/send-mail.ts'
import { listBrands } from '#queries/brand/brands.ts'
import { folderOutbox } from '#services/mail/outbox.ts'
import type { MailTransport } from '#services/mail/port.ts'
import { smtpMail } from '#services/mail/smtp.ts'
import type { Config } from '../config.ts'

export type Tasks = { readonly [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> }

/** Every job and what runs it. */
export function tasksOf(database: Database, config: Config): Tasks & { readonly close: () => void } {
  const smtp = config.smtpUrl === undefined ? undefined : smtpMail(config.smtpUrl)
  const transport: MailTransport = smtp ?? folderOutbox(outboxFolder(config))
  const { read } = database
  const mailParts = { read, writer: database, transport, from: config.mailFrom, brands: () => listBrands(read) }
  return {
    'send-mail': (payload) => sendMail(mailParts, payload),
    close: () => smtp?.close(),
  }
}

export function outboxFolder({ dataFolder }: Config): string {
  return path.join(dataFolder, 'outbox')
}
