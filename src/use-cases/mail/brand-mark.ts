import { logoObject } from '#domain/brand-look/logo.ts'
import type { Brand } from '#domain/brand.ts'
import type { MailFrame } from '#domain/mail.ts'

const MARK = '/brand-mark.png'

/** The logo that a dealer has uploaded, else the drawn mark; from the mail's own site, never from elsewhere. */
export function brandMark({ slug, logoUrl }: Brand, origin: string): Pick<MailFrame, 'mark' | 'logoUrl'> {
  if (logoUrl && logoObject(logoUrl) !== undefined) return { logoUrl: origin + logoUrl }
  return { mark: { url: origin + MARK, ...(slug === null ? { width: 40, height: 16 } : { width: 40, height: 40 }) } }
}
