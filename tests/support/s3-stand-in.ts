import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Address } from '#services/object-store/s3.ts'

interface StoredBytes {
  readonly bytes: Buffer
  storedAt: Date
}

export interface GivenAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body: string
}

type Trouble = number | 'hangs up' | 'breaks off' | 'says nothing' | GivenAnswer

/** A bucket of a service as Amazon's API reference describes it, in memory. It checks signatures and answers in its words. */
export class S3StandIn {
  readonly objects = new Map<string, StoredBytes>()
  /** Troubles that the next requests meet instead of their answers. */
  readonly troubles: Trouble[] = []
  requests = 0
  lastUrl = ''
  #server: Server

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()))
  }

  /** As `OBJECT_STORE_URL` names it. */
  url(): string {
    const { endpoint, region, accessKey, secretKey } = this.address()
    const keys = `${encodeURIComponent(accessKey)}:${encodeURIComponent(secretKey)}`
    return `${endpoint.replace('http://', `s3://${keys}@`)}?region=${region}&tls=0`
  }

  address(change: Partial<S3Address> = {}): S3Address {
    const endpoint = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/shop`
    return { endpoint, region: 'eu-central-1', accessKey: 'AKIA/KEY', secretKey: 'se+cret', folder: '', ...change }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests++
    this.lastUrl = request.url!
    const body = await buffer(request)
    const trouble = this.troubles.shift()
    if (trouble === 'hangs up') return void response.socket?.destroy()
    if (trouble === 'says nothing') return
    if (trouble === 'breaks off') {
      response.writeHead(200, { 'Content-Length': '100' }).write('half of an')
      return void setTimeout(() => response.socket?.destroy(), 5)
    }
    if (typeof trouble === 'object')
      return void response.writeHead(trouble.status, { ...trouble.headers }).end(trouble.body)
    if (trouble !== undefined) return refuse(response, trouble, 'SlowDown')
    const { pathname, searchParams } = new URL(request.url!, 'http://service')
    const [, bucket, ...names] = decodeURIComponent(pathname).split('/')
    const refusal = this.#refusal(request, body) ?? (bucket === 'shop' ? undefined : ([404, 'NoSuchBucket'] as const))
    if (refusal) return refuse(response, ...refusal)
    const key = names.join('/')
    if (key === '') return void response.end(this.#list(searchParams))
    this.#handle(request, response, { key, body })
  }

  #refusal({ method, url, headers }: IncomingMessage, body: Buffer): readonly [number, string] | undefined {
    const { accessKey, secretKey } = this.address()
    const given = headers.authorization ?? ''
    if (!given.includes(`Credential=${accessKey}/`)) return [403, 'InvalidAccessKeyId']
    const hash = String(headers['x-amz-content-sha256'])
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch']
    const signature = signatureOf({ method: method!, url: url!, headers }, secretKey)
    return given.endsWith(`Signature=${signature}`) ? undefined : [403, 'SignatureDoesNotMatch']
  }

  #handle(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    { key, body }: { readonly key: string; readonly body: Buffer },
  ): void {
    const source = headers['x-amz-copy-source']
    if (method === 'DELETE') {
      this.objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (method === 'PUT' && source === undefined) {
      this.objects.set(key, { bytes: body, storedAt: new Date() })
      return void response.writeHead(200, { ETag: `"${md5(body)}"` }).end()
    }
    const found = this.objects.get(
      source === undefined ? key : decodeURIComponent(String(source)).slice('/shop/'.length),
    )
    if (!found) return refuse(response, 404, 'NoSuchKey')
    if (method === 'PUT') {
      const storedAt = new Date()
      this.objects.set(key, { ...found, storedAt })
      const copied = `<LastModified>${storedAt.toISOString()}</LastModified><ETag>"${md5(found.bytes)}"</ETag>`
      return void response.end(`<?xml version="1.0"?><CopyObjectResult>${copied}</CopyObjectResult>`)
    }
    response.writeHead(200, { 'Content-Length': found.bytes.length, ETag: `"${md5(found.bytes)}"` })
    response.end(method === 'HEAD' ? undefined : found.bytes)
  }

  /** ListObjectsV2: by key, a page at a time. */
  #list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, Number(query.get('max-keys') ?? 1000))
    const contents = page.map((key) => {
      const { bytes, storedAt } = this.objects.get(key)!
      const time = storedAt.toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const isCut = page.length < keys.length
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>shop</Name><Prefix>${prefix}</Prefix>\
<KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

export type Signed = Pick<IncomingMessage, 'headers'> & { readonly method: string; readonly url: string }

/** The signature of a request by AWS Signature Version 4, worked out from what arrived. */
export function signatureOf({ method, url, headers }: Signed, secret: string): string {
  const [, day, region, signed] =
    /\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? []
  const [path, query = ''] = url.split('?')
  const lines = signed!.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const pairs = query.split('&').sort().join('&')
  const request = [method, path, pairs, lines.join(''), signed, headers['x-amz-content-sha256']].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const sign = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest()
  const key = scope.split('/').reduce<string | Buffer>(sign, `AWS4${secret}`)
  return sign(key, text).toString('hex')
}

function sha256(contents: string | Buffer): string {
  return createHash('sha256').update(contents).digest('hex')
}

function md5(contents: Buffer): string {
  return createHash('md5').update(contents).digest('hex')
}
