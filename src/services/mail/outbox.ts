import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MailTransport, OutgoingMail } from './port.ts'

interface OutboxMail extends OutgoingMail {
  /** ISO 8601 */
  readonly sentAt: string
}

export interface Outbox extends MailTransport {
  /** The newest first. */
  list(limit: number): Promise<OutboxMail[]>
  read(id: string): Promise<OutboxMail | undefined>
}

/** Stores mails in a folder instead of sending them: for development, where `/dev/mail` shows them. A retry of a mail replaces its file. */
export function folderOutbox(folder: string): Outbox {
  const fileOf = (id: string) => path.join(folder, `${id.replaceAll(/[^\w-]/g, '')}.json`)
  const read = async (file: string): Promise<OutboxMail | undefined> => {
    try {
      return JSON.parse(await readFile(file, 'utf8')) as OutboxMail
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const file = fileOf(mail.id)
      await writeFile(`${file}.new`, JSON.stringify({ ...mail, sentAt: new Date().toISOString() }))
      await rename(`${file}.new`, file)
    },
    async list(limit) {
      const names = await readdir(folder).catch(() => [] as string[])
      const mails = await Promise.all(
        names.filter((name) => name.endsWith('.json')).map((name) => read(path.join(folder, name))),
      )
      return mails
        .filter((mail) => mail !== undefined)
        .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
        .slice(0, limit)
    },
    read: (id) => read(fileOf(id)),
  }
}
