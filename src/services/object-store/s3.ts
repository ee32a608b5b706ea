import { S3mini, S3ServiceError } from 's3mini'
import { isUnavailable, RETRY_POLICY, type RetryPolicy, withRetry } from '../fetch-with-retry.ts'
import { requireKey } from './key.ts'
import type { ObjectStore } from './port.ts'

export interface S3Address {
  /** With the bucket: https://s3.example.com/pictures */
  readonly endpoint: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  /** Before every key, with its `/`; empty: the bucket is the shop's alone. */
  readonly folder: string
}

/** The status with which S3 reports a failure of its own (`InternalError`). */
const FAILED = 500

/**
 * Stores objects in a bucket of a service that speaks S3's protocol. Every request may be repeated, because the contents under a key never
 * change. Throws where the service refuses or does not answer.
 */
export function s3Store(address: S3Address, policy: RetryPolicy = RETRY_POLICY): ObjectStore {
  const bucket = new S3mini({
    ...{ endpoint: address.endpoint, region: address.region },
    ...{ accessKeyId: address.accessKey, secretAccessKey: address.secretKey },
    fetch: (input, init) => fetchWhole(input, init, policy),
  })
  const nameOf = (key: string) => address.folder + requireKey(key)
  return {
    async get(key) {
      const contents = await bucket.getObjectArrayBuffer(nameOf(key))
      return contents ? Buffer.from(contents) : undefined
    },
    has: async (key) => (await bucket.objectExists(nameOf(key))) === true,
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
      await bucket.deleteObject(nameOf(key))
    },
    async *list(folder) {
      let next: string | undefined
      do {
        const prefix = folder === undefined ? address.folder : `${nameOf(folder)}/`
        const page = await bucket.listObjectsPaged('/', prefix, PAGE_SIZE, next)
        for (const { Key, Size, LastModified } of page?.objects ?? [])
          yield {
            key: Key.slice(address.folder.length),
            bytes: Size,
            storedAt: LastModified.getTime(),
          }
        next = page?.nextContinuationToken
      } while (next)
    },
  }
}

/** Of a listing; the protocol's maximum. */
const PAGE_SIZE = 1_000

const NO_BUCKET = /<Code>NoSuchBucket<\/Code>/

/** Reads the body within the attempt, so that a connection that breaks in the middle counts as a failure of it. */
function fetchWhole(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  policy: RetryPolicy,
): Promise<Response> {
  return withRetry(
    async (signal) => {
      const response = await fetch(input, { ...init, signal })
      const { status, headers } = response
      const isEmpty = init?.method === 'HEAD' || status === 204
      const body = isEmpty ? null : await response.arrayBuffer()
      // A failure and not an answer: otherwise every object would seem to be missing.
      if (status === 404 && body && NO_BUCKET.test(Buffer.from(body).toString())) throw new Error('NoSuchBucket')
      return new Response(body, { status, headers })
    },
    ({ status }) => status === FAILED || isUnavailable(status),
    policy,
  )
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
