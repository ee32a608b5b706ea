import { PassThrough } from 'node:stream'
import { runInNewContext } from 'node:vm'
import path from 'node:path'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
  type ServerBuild,
  UNSAFE_decodeViaTurboStream as decode,
} from 'react-router'
import { createReadableStreamFromReadable } from '@react-router/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import { pathsOf } from '#domain/routes/paths.ts'
import { type Screen, SCREENS } from '#domain/routes/screens.ts'
import { runInProcess } from '#gateway/execute.ts'
import type * as StorefrontEntry from '#storefront/entry.server.tsx'
import type { FragmentCache } from '#storefront/request.server.ts'
import { withRoutesOf } from '#storefront/delivery/screen-routes.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'
import { visitorContext } from '../support/gateway-context.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'

type Entry = typeof StorefrontEntry

/** What a browser receives, whether cached or rendered. */
interface Delivered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Without scripts, and without the comments by which a stream marks its pieces. */
  readonly markup: string
  /** What the router in the browser begins with; undefined where the answer is no page. */
  readonly data: unknown
}

const NONCE = 'n0nce'
/** Keys of forms and stamps against robots are new each time. */
const ONE_TIME = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{13}\.\d+\.[\w-]{43}/g

const test = useTestDatabase()
let build: ServerBuild
let gateway: (document: string, variables?: Readonly<Record<string, unknown>>) => Promise<never>
let vehiclePath = ''

beforeAll(async () => {
  build = (await import(path.resolve('build/server/index.js'))) as ServerBuild
  const { id } = await addMerchant(test.database)
  await deliver(
    test.database,
    id,
    Array.from({ length: 30 }, (_, index) => car(String(index))),
  )
  const { rows } = await test.database.pool.query<{ id: string }>('select id from vehicles order by id limit 1')
  vehiclePath = `/autos/volkswagen/golf/${rows[0]!.id}`
  const context = await visitorContext(test.database)
  const refuse = (error: Error) => {
    throw error
  }
  gateway = async (document, variables) => (await runInProcess(document, variables, context, refuse)) as never
})

/** The page as the framework makes it: rendered as a stream, the data for the browser in the router's own scripts. */
function frameworks(url: string): Promise<Delivered> {
  const module = { ...build.entry.module, default: renderAsStream, streamTimeout: 30_000 }
  return delivered(url, { ...build, entry: { module } })
}

function renderAsStream(request: Request, status: number, headers: Headers, router: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough()
    const { pipe } = renderToPipeableStream(
      createElement(ServerRouter, { context: router, url: request.url, nonce: NONCE }),
      {
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onError: reject,
      },
    )
  })
}

async function delivered(url: string, served: ServerBuild, cache?: FragmentCache): Promise<Delivered> {
  const entry = build.entry.module as unknown as Entry
  const context = new RouterContextProvider()
  const origin = 'http://localhost:3000'
  context.set(entry.siteContext, {
    brand: MAIN_BRAND,
    locale: 'de',
    origin,
    known: true,
    development: true,
    session: null,
    sessionLost: false,
    secureCookies: false,
  })
  context.set(entry.gatewayContext, gateway)
  context.set(entry.nonceContext, NONCE)
  if (cache) context.set(entry.fragmentCacheContext, cache)
  const response = await createRequestHandler(served, 'production')(new Request(origin + url), context)
  const page = context.get(entry.htmlContext)
  const html = (page ? new TextDecoder().decode(page) : await response.text()).replaceAll(ONE_TIME, 'once')
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    markup: pieced(html).replaceAll(/<script\b.*?<\/script>|<!--.*?-->/gs, ''),
    data: isPage ? await handedOver(html) : undefined,
  }
}

/** Puts the pieces that a stream sends later where its scripts would put them. */
function pieced(html: string): string {
  const later = /<div hidden id="S:(\w+)">(.*?)<\/div>(?=<script\b)/gs
  let whole = html.replaceAll(later, '')
  for (const [, id, piece = ''] of html.matchAll(later))
    whole = whole.replace(`<template id="B:${id}"></template>`, () => piece)
  return whole
}

/** Runs the scripts of a page that hand its data over, and reads it as the router in the browser does. */
async function handedOver(html: string): Promise<unknown> {
  const pieces: string[] = []
  const streamController = { enqueue: (piece: string) => pieces.push(piece), close: () => undefined }
  const window = { __reactRouterContext: { streamController } }
  const [, textContent = ''] =
    /<script type="application\/json">([^<]*)<\/script><script[^>]*>\{const c=/.exec(html) ?? []
  const document = { currentScript: { previousElementSibling: { textContent } } }
  for (const [, code = ''] of html.matchAll(
    /<script[^>]*>([^<]*streamController\.enqueue\(.*?|\{const c=.*?)<\/script>/gs,
  ))
    runInNewContext(code, { window, document })
  const stream = new Blob([pieces.join('')]).stream()
  const { value, done } = await decode(stream, globalThis)
  await done
  return value
}

/** A serialized view without the options of its filters and without makes, which the browser reads from the page; all else as it is. */
function withoutOptions(data: unknown): unknown {
  if (data === undefined) return undefined
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('{"')) return value
    return JSON.parse(value, (_key, part: { kind?: string } | null) => {
      if (part?.kind === 'makes') return { ...part, makes: undefined }
      if (part?.kind !== 'choices') return part
      return { ...part, options: undefined }
    })
  })
}

function pathOf(screen: Screen): string {
  if (screen === 'vehicle') return vehiclePath
  return pathsOf(screen, 'de')[0]!.replaceAll(/:\w+/g, 'x')
}

const SCREENS_WITH_PAGES = (Object.keys(SCREENS) as Screen[]).filter(isRouted)

describe.each([...SCREENS_WITH_PAGES, undefined])('the page of %s', (screen) => {
  it('is the same with its own routes, with all routes, and from the framework', async () => {
    const url = screen ? pathOf(screen) : '/gibt-es-nicht'
    const delivery = await delivered(url, withRoutesOf(screen, build))
    expect(await delivered(url, build)).toEqual(delivery)
    const { data, ...framework } = await frameworks(url)
    expect(framework).toEqual({ ...delivery, data: undefined })
    expect(withoutOptions(delivery.data)).toEqual(withoutOptions(data))
  })
})

it('leaves out only options, and only on a whole page', async () => {
  const { data } = await delivered('/auto-kaufen', build)
  expect(JSON.stringify(data)).not.toContain('\\"kind\\":\\"choices\\",\\"name\\":\\"condition\\",\\"options')
  expect(JSON.stringify((await frameworks('/auto-kaufen')).data)).toContain('\\"options\\":[[\\"NEW')
})

it('is the same whether its view is in memory or parsed from text', async () => {
  const texts = new Map<string, unknown>()
  const cache: FragmentCache = async (name, make) => {
    if (!texts.has(name)) texts.set(name, await make())
    return texts.get(name) as Awaited<ReturnType<typeof make>>
  }
  const atHand = await delivered('/auto-kaufen', build, cache)
  for (let page = 1; page <= 9; page++) await delivered(`/auto-kaufen?price-max=${page}000`, build, cache)
  expect(await delivered('/auto-kaufen', build, cache)).toEqual(atHand)
})
