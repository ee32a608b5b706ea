import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import recorded from '../../../tests/support/recorded-s3.json' with { type: 'json' }
import { type GivenAnswer, S3StandIn, type Signed, signatureOf } from '../../../tests/support/s3-stand-in.ts'
import type { ObjectStore } from './port.ts'
import { s3Store } from './s3.ts'

/** As two services on the same machine answered at `recordedAt`; what repeats itself is left out of their bodies. */
const SERVICES = [recorded.ceph, recorded.swift] as const
const POLICY = { timeoutMs: 5_000, retries: 2, pauseMs: 1 }

/** Everything that the adapter asks of a service. */
const EVERYTHING = async (store: ObjectStore) => {
  await store.put('r/a', Buffer.from('first'))
  await store.put('r/empty', new Uint8Array())
  const found = [String(await store.get('r/a')), await store.has('r/a'), await store.renew('r/a')]
  const listed = await Array.fromAsync(store.list('r'))
  await store.delete('r/empty')
  await store.delete('r/a')
  return { found, listed: listed.map(({ key, bytes }) => [key, bytes]) }
}

describe.each(SERVICES)('$service', ({ recordedAt, address, accepted }) => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('accepted each request exactly as the adapter signs it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(recordedAt) })
    const requests: unknown[] = []
    vi.stubGlobal('fetch', async (url: URL | string, { method, headers }: RequestInit) => {
      const { status, body, ...answer } = accepted[requests.length]!.answer
      requests.push({ method, url: String(url), headers })
      const given = Object.fromEntries(Object.entries(answer.headers).filter(([, value]) => value !== undefined))
      return new Response(status === 204 ? null : body, { status, headers: given })
    })
    expect(await EVERYTHING(s3Store(address, POLICY))).toEqual({
      found: ['first', true, true],
      listed: [
        ['r/a', 5],
        ['r/empty', 0],
      ],
    })
    expect(requests).toEqual(accepted.map(({ method, url, headers }) => ({ method, url, headers })))
  })

  it('accepted signatures that the stand-in would accept, and no other', () => {
    for (const { method, url, headers } of accepted) {
      const { pathname, search } = new URL(url)
      const request = { method, url: pathname + search, headers } as Signed
      const given = /Signature=(.*)$/.exec(headers.authorization)![1]
      expect(signatureOf(request, address.secretKey)).toBe(given)
      expect(signatureOf(request, `${address.secretKey}.`)).not.toBe(given)
    }
  })
})

/** The examples of Amazon's “Authenticating Requests: Using the Authorization Header”, with the keys that its documentation uses. */
describe('a signature of the stand-in', () => {
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const WELCOME = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072'
  it.each([
    [
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      'GET',
      '/test.txt',
      EMPTY,
      { range: 'bytes=0-9' },
    ],
    [
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ...(['PUT', '/test%24file.text', WELCOME] as const),
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    ],
    ['34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7', 'GET', '/?max-keys=2&prefix=J', EMPTY, {}],
  ] as const)('is %s, as documented', (signature, method, url, hash, more) => {
    const headers: Record<string, string> = {
      ...more,
      ...{ host: 'examplebucket.s3.amazonaws.com', 'x-amz-content-sha256': hash, 'x-amz-date': '20130524T000000Z' },
    }
    const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'
    headers.authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${Object.keys(headers).sort().join(';')},Signature=`
    expect(signatureOf({ method, url, headers }, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(signature)
  })
})

describe('answers', () => {
  let service: S3StandIn
  let store: ObjectStore
  beforeEach(async () => {
    service = new S3StandIn()
    await service.start()
    store = s3Store(service.address(), POLICY)
  })
  afterEach(() => service.stop())

  /** What the adapter makes of answers, with the number of its requests. */
  async function outcomeOf(work: () => Promise<unknown>, ...answers: readonly GivenAnswer[]) {
    service.troubles.push(...answers)
    service.requests = 0
    const outcome = await work().catch((error: unknown) => error)
    const { requests } = service
    return { outcome, requests }
  }

  describe.each(SERVICES)('of $service', ({ service: name, address, answers }) => {
    it.each(['a wrong signature', 'an unknown access key', 'a skewed clock', 'a missing bucket'] as const)(
      'to %s are a fault that names the code and no key, and are not asked for again',
      async (refused) => {
        const answer = answers[refused]
        const code = /<Code>(\w+)</.exec(answer.body)![1]!
        const body = Buffer.from('x')
        for (const work of [
          () => store.get('a/b'),
          () => store.put('a/b', body),
          () => store.renew('a/b'),
          () => store.delete('a/b'),
          () => Array.fromAsync(store.list('a')),
        ]) {
          const { outcome, requests } = await outcomeOf(work, answer)
          expect(outcome).toBeInstanceOf(Error)
          expect(String(outcome)).toMatch(
            new RegExp(`The object store at \\S+ refused [A-Z]+: ${answer.status} ${code}`),
          )
          expect(requests).toBe(1)
          const logged = inspect(outcome, { depth: 9 })
          const secrets = [
            service.address().accessKey,
            service.address().secretKey,
            address.accessKey,
            'NOBODY',
            'AWS4-HMAC',
          ]
          expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
        }
        // The answer to HEAD has no body.
        const { outcome, requests } = await outcomeOf(() => store.has('a/b'), answer, answer)
        expect(String(outcome)).toContain(code)
        expect(requests).toBe(2)
      },
    )

    it('to a missing object are no fault', async () => {
      const missing = answers['missing object']
      expect(await outcomeOf(() => store.get('a/b'), missing)).toEqual({ outcome: undefined, requests: 1 })
      expect(await outcomeOf(() => store.has('a/b'), missing, missing)).toEqual({ outcome: false, requests: 2 })
      expect(await outcomeOf(() => store.delete('a/b'), missing)).toEqual({ outcome: undefined, requests: 1 })
      const renewed = await outcomeOf(() => store.renew('a/b'), answers['copy of a missing object'])
      expect(renewed).toEqual({ outcome: false, requests: 1 })
    })

    it('with several pages are one listing', async () => {
      const pages = [answers['first page'], answers['last page']]
      const { outcome, requests } = await outcomeOf(() => Array.fromAsync(store.list('r')), ...pages)
      expect((outcome as { key: string }[]).map(({ key }) => key)).toEqual(['r/a', 'r/b', 'r/c'])
      expect(requests).toBe(2)
      const token = name.includes('Ceph') ? 'r/b' : 'ci9i'
      expect(service.lastUrl).toContain(`continuation-token=${encodeURIComponent(token)}`)
    })

    it('that refuse a copy are a fault', async () => {
      const { outcome } = await outcomeOf(() => store.renew('a/b'), answers['copy refused'])
      expect(String(outcome)).toContain('400 InvalidRequest, This copy request is illegal')
    })
  })

  it('to another region say which one is expected', async () => {
    const { outcome } = await outcomeOf(() => store.get('a/b'), recorded.swift.answers['wrong region'])
    expect(String(outcome)).toContain(
      "400 AuthorizationHeaderMalformed, The authorization header is malformed; the region 'eu-",
    )
    expect(String(outcome)).toContain("expecting 'us-east-1'")
  })

  // Documented by Amazon; neither of the two services could be made to do it.
  const FAILED_COPY = { status: 200, body: '<Error><Code>InternalError</Code><Message>Try again.</Message></Error>' }
  it('with status 200 that refuse a copy are asked for again, then a fault', async () => {
    await store.put('a/b', Buffer.from('x'))
    expect(await outcomeOf(() => store.renew('a/b'), FAILED_COPY)).toEqual({ outcome: true, requests: 2 })
    const { outcome, requests } = await outcomeOf(() => store.renew('a/b'), FAILED_COPY, FAILED_COPY, FAILED_COPY)
    expect(String(outcome)).toContain('refused PUT: 200 InternalError, Try again.')
    expect(requests).toBe(3)
  })

  it('that are objects may look like a refusal', async () => {
    await store.put('a/b', Buffer.from(FAILED_COPY.body))
    expect(String(await store.get('a/b'))).toBe(FAILED_COPY.body)
  })

  it.each([
    ['of a proxy without the service', { status: 404, body: '<h1>Not Found</h1>' }],
    ['that lead elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:1/shop/a/b' }, body: '' }],
  ])('%s are a fault, not a missing object', async (_, answer) => {
    for (const work of [() => store.get('a/b'), () => store.renew('a/b'), () => Array.fromAsync(store.list())])
      expect(String((await outcomeOf(work, answer)).outcome)).toContain(`${answer.status} without a code`)
    expect(String((await outcomeOf(() => store.has('a/b'), answer, answer)).outcome)).toContain(`${answer.status}`)
  })

  it('to a listing cannot say that it is missing', async () => {
    const { outcome } = await outcomeOf(() => Array.fromAsync(store.list()), recorded.ceph.answers['missing object'])
    expect(String(outcome)).toContain('has no listing.')
  })

  it('with marks of folders list objects alone', async () => {
    for (const key of ['live/', 'live/a/', 'live/a/b'])
      service.objects.set(key, { bytes: Buffer.from('x'), storedAt: new Date() })
    const live = s3Store(service.address({ folder: 'live/' }), POLICY)
    expect((await Array.fromAsync(live.list())).map(({ key }) => key)).toEqual(['a/b'])
  })
})
