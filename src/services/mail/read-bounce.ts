import PostalMime, { type Attachment } from 'postal-mime'
import type { Bounce } from './port.ts'

const MAX_REASON = 300
/** Feedback types of RFC 5965 that are complaints; the others report viruses or failed signatures, or that a mail was no spam. */
const COMPLAINTS = ['abuse', 'fraud']
const OUR_MESSAGE_ID = /^message-id:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/im

/**
 * Reads a report on delivery (RFC 3464) as a mail server sends it back, with the mail or its headers behind it, or a complaint (RFC 5965),
 * after which nothing more may be sent. Undefined for any other mail, such as a person's answer or a note of absence, and for a report on a
 * mail that is not ours.
 */
export async function readBounce(raw: Uint8Array): Promise<Bounce | undefined> {
  const { attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => ({
    attachments: [],
  }))
  const textOf = (types: readonly string[]) => contentOf(attachments.find(({ mimeType }) => types.includes(mimeType)))
  const status = textOf(['message/delivery-status', 'message/global-delivery-status'])
  const original = textOf(['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'])
  const mailId = OUR_MESSAGE_ID.exec(original ?? '')?.[1]
  const feedback = textOf(['message/feedback-report'])
  if (feedback !== undefined) {
    const type = fieldOf(feedback, 'Feedback-Type')?.toLowerCase() ?? ''
    if (mailId === undefined || !COMPLAINTS.includes(type)) return undefined
    return { mailId, isHard: true, isComplaint: true, reason: `complaint: ${type}` }
  }
  if (status === undefined || mailId === undefined) return undefined
  const [action, code] = [fieldOf(status, 'Action'), fieldOf(status, 'Status')]
  const diagnostic = fieldOf(status, 'Diagnostic-Code')?.replace(/^smtp;\s*/i, '')
  const isHard = action?.toLowerCase() === 'failed' && code?.startsWith('5.') === true
  return { mailId, isHard, reason: [code, diagnostic].filter(Boolean).join(' ').slice(0, MAX_REASON) }
}

/** Lines that begin with a blank belong to the one before. Control characters are left out: PostgreSQL stores no NUL. */
function fieldOf(status: string, name: string): string | undefined {
  const unfolded = status.replaceAll(/\r?\n[ \t]+/g, ' ')
  return new RegExp(`^${name}:[ \\t]*(.+)$`, 'im')
    .exec(unfolded)?.[1]
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
}

function contentOf(part: Attachment | undefined): string | undefined {
  if (part === undefined) return undefined
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content)
}
