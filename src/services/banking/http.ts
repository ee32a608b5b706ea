import { contentDisposition } from '#domain/content-disposition.ts'
import { fetchWithRetry, RETRY_POLICY, type RetryPolicy } from '../fetch-with-retry.ts'
import { jsonOf } from '../json-of.ts'
import { type Bank, BankFault, BankRefusal } from './port.ts'
import { ApplicationAnswer, readBankMessage } from './wire.ts'

/** The default policy is RETRY_POLICY. */
export interface BankApi extends Partial<RetryPolicy> {
  /** The name under which its applications are stored, and the end of the address that takes its messages. */
  readonly name: string
  readonly recipient: string
  /** Everything before `/applications`. */
  readonly url: string
  readonly key: string
  /** Signs its messages. */
  readonly messageSecret: string
}

/** The bank has read the request and finds it wrong. Any other status may change: the key is replaced, the bank is available again. */
const FINAL_STATUS: ReadonlySet<number> = new Set([400, 413, 415, 422])

/**
 * A bank behind an API: `POST /applications`, and `POST /applications/<reference>/documents` for each proof. Each request carries an
 * idempotency key and has 30 seconds and two retries. Redirects are not followed, because nobody but the bank may receive an application.
 * Errors name statuses and fields of the answer and no value, because a bank may repeat in its answer what an applicant has entered.
 */
export function httpBank(api: BankApi): Bank {
  return {
    ...{ name: api.name, recipient: api.recipient },
    async submit({ idempotencyKey, ...application }) {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey }
      const text = await post(api, 'application', 'applications', { headers, body: JSON.stringify(application) })
      const read = ApplicationAnswer.safeParse(jsonOf(text))
      if (read.success) return { reference: read.data.reference, url: read.data.url ?? null }
      const [issue] = read.error.issues
      throw new BankFault(`The bank answers an application with a wrong ${issue?.path.join('.')}: ${issue?.message}`)
    },
    async takeDocument(reference, { key, fileName, contentType, bytes }) {
      const headers = {
        ...{ 'Content-Type': contentType, 'Idempotency-Key': key },
        'Content-Disposition': contentDisposition('attachment', fileName),
      }
      const path = `applications/${encodeURIComponent(reference)}/documents`
      await post(api, 'document', path, { headers, body: new Uint8Array(bytes) })
    },
    readMessage: async (rawBody, headers) => readBankMessage(api.messageSecret, rawBody, headers),
  }
}

interface BankPost {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** The text of the answer. */
async function post(api: BankApi, subject: string, path: string, { headers, body }: BankPost): Promise<string> {
  const { url, key, ...policy } = { ...RETRY_POLICY, ...api }
  const request: RequestInit = {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { ...headers, Accept: 'application/json', Authorization: `Bearer ${key}` },
  }
  const { status, text } = await fetchWithRetry(`${url.replace(/\/$/, '')}/${path}`, request, policy).catch(
    (cause: unknown) => {
      throw new Error(`The bank does not answer: ${String(cause)}`, { cause })
    },
  )
  if (FINAL_STATUS.has(status)) throw new BankRefusal(`The bank refuses the ${subject}: it answers ${status}`)
  if (status < 200 || status > 299) throw new Error(`The bank does not take the ${subject} now: it answers ${status}`)
  return text
}
