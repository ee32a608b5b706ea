import { S3mini, S3ServiceError } from 's3mini'
import { isUnavailable, RETRY_POLICY, type RetryPolicy, withRetry } from '../fetch-with-retry.ts'
import { requireKey } from './key.ts'
import { type ObjectStore, StoreFault } from './port.ts'

export interface S3Address {
  /** With the bucket: https://s3.example.com/pictures */
  readonly endpoint: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  /** Before every key, with its `/`; empty: the bucket is the shop's alone. */
  readonly folder: string
}

/** Of a listing; the protocol's maximum. */
const PAGE_SIZE = 1_000

/**
 * Stores objects in a bucket of a service that speaks S3's protocol. Every request may be repeated, because the contents under a key never
 * change. Throws a `StoreFault` where the service refuses or does not answer.
 */
export function s3Store(address: S3Address, policy: RetryPolicy = RETRY_POLICY): ObjectStore {
  const bucket = new S3mini({
    ...{ endpoint: address.endpoint, region: address.region },
    ...{ accessKeyId: address.accessKey, secretAccessKey: address.secretKey },
    fetch: (input, init) => fetchWhole(address, input, init, policy),
  })
  const nameOf = (key: string) => address.folder + requireKey(key)
  const get = async (key: string) => {
    const contents = await bucket.getObjectArrayBuffer(nameOf(key))
    return contents ? Buffer.from(contents) : undefined
  }
  return {
    get,
    // The answer to HEAD has no code: only that to GET tells a missing object from a missing bucket or a wrong key.
    has: async (key) => (await bucket.objectExists(nameOf(key))) === true || (await get(key)) !== undefined,
    async renew(key) {
      const name = nameOf(key)
      // S3 has no other way to change the time: the service copies the object onto itself.
      const copied = await bucket.copyObject(name, name, { metadataDirective: 'REPLACE' }).catch(ifMissing)
      return copied !== undefined
    },
    async put(key, contents) {
      await bucket.putObject(nameOf(key), contents)
    },
    async delete(key) {
      // Most services count an object that is not there as deleted; some answer that it is missing.
      await bucket.deleteObject(nameOf(key)).catch(ifMissing)
    },
    async *list(folder) {
      let next: string | undefined
      do {
        const prefix = folder === undefined ? address.folder : `${nameOf(folder)}/`
        const page = await bucket.listObjectsPaged('/', prefix, PAGE_SIZE, next)
        // Otherwise every object would seem to be missing.
        if (!page?.objects) throw new StoreFault(`The object store at ${address.endpoint} has no listing.`)
        for (const { Key, Size, LastModified } of page.objects) {
          // Consoles mark a folder that somebody makes there by an empty object.
          if (Key.endsWith('/')) continue
          yield { key: Key.slice(address.folder.length), bytes: Size, storedAt: LastModified.getTime() }
        }
        next = page.nextContinuationToken
      } while (next)
    },
  }
}

/** The status with which S3 reports a failure of its own (`InternalError`). */
const FAILED = 500

interface Refusal {
  readonly code: string
  readonly message: string
}

/**
 * Returns an answer that is no refusal, or status 404 for one that says that the object is missing. That to HEAD does not say why it
 * refuses, so it counts as missing, too.
 */
async function fetchWhole(
  address: S3Address,
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
  policy: RetryPolicy,
): Promise<Response> {
  const { status, headers, body, refusal } = await withRetry(
    async (signal) => {
      // The signature is for this address alone.
      const response = await fetch(input, { ...init, signal, redirect: 'manual' })
      const { status, headers } = response
      // Within the attempt, so that a connection that breaks in the middle counts as a failure of it.
      const body = init.method === 'HEAD' || status === 204 ? null : await response.arrayBuffer()
      return { status, headers, body, refusal: refusalOf(response, init, body) }
    },
    ({ status, refusal }) => status === FAILED || isUnavailable(status) || (status === 200 && refusal !== undefined),
    policy,
  ).catch((error: unknown) => {
    throw new StoreFault(`The object store at ${address.endpoint} does not answer: ${reasonOf(error)}`, {
      cause: error,
    })
  })
  if (!refusal) return new Response(body, { status, headers })
  if (refusal.code === 'NoSuchKey' || (init.method === 'HEAD' && status < FAILED))
    return new Response(null, { status: 404 })
  const words = refusal.message && `, ${refusal.message}`
  throw new StoreFault(
    `The object store at ${address.endpoint} refused ${init.method}: ${status} ${refusal.code}${words}`,
  )
}

/** "ECONNREFUSED"; only the cause of "fetch failed" says what has failed, by its code mostly. That of a time-out is a number. */
function reasonOf(error: unknown): string {
  const { code, message } = ((error as Error).cause ?? error) as { code?: unknown; message: string }
  return typeof code === 'string' ? code : message
}

/** A copy that fails after it began is refused with status 200. */
function refusalOf({ ok }: Response, { method }: RequestInit, body: ArrayBuffer | null): Refusal | undefined {
  if (!ok) return readRefusal(body) ?? { code: 'without a code', message: '' }
  return method === 'PUT' ? readRefusal(body) : undefined
}

/** Leaves out the rest of a refusal, which may repeat what was signed and with which key. */
function readRefusal(body: ArrayBuffer | null): Refusal | undefined {
  const text = body ? Buffer.from(body).toString() : ''
  const code = /<Code>([^<]+)<\/Code>/.exec(text)?.[1]
  return code ? { code, message: /<Message>([^<]*)<\/Message>/.exec(text)?.[1]?.slice(0, 300) ?? '' } : undefined
}

function ifMissing(error: unknown): undefined {
  if (error instanceof S3ServiceError && error.status === 404) return undefined
  throw error
}

/**
 * `s3://<access key>:<secret key>@<host>/<bucket>[/<folder>]?region=<region>`; with `&tls=0` without encryption, for a service on the same
 * machine. Undefined for what is no such address.
 */
export function readS3Address(text: string): S3Address | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const [bucket, ...folders] = url?.pathname.split('/').filter(Boolean) ?? []
  if (url?.protocol !== 's3:' || !url.host || !url.username || !url.password || !bucket) return undefined
  return {
    endpoint: `${url.searchParams.get('tls') === '0' ? 'http' : 'https'}://${url.host}/${bucket}`,
    region: url.searchParams.get('region') ?? 'auto',
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    folder: folders.map((name) => `${requireKey(name)}/`).join(''),
  }
}
