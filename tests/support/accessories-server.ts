import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Accessories, AccessoryQuery } from '#services/accessories/port.ts'

export interface AccessoriesServer {
  readonly url: string
  /** Requested paths, in their order. */
  readonly requestedPaths: string[]
  /** Answers to the next requests in place of the catalogue: a status, or any body. */
  readonly instead: (number | object)[]
  close(): Promise<void>
}

/** A provider's API that serves a catalogue; it wants a key. */
export async function accessoriesServer(catalogue: Accessories, key: string): Promise<AccessoriesServer> {
  const requestedPaths: string[] = []
  const instead: (number | object)[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    requestedPaths.push(url.pathname)
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    const other = instead.shift()
    if (typeof other === 'number') return send(other, {})
    if (other) return send(200, other)
    if (request.headers.authorization !== `Bearer ${key}`) return send(401, {})
    void answerOf(catalogue, url).then((body) => send(body ? 200 : 404, body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requestedPaths,
    instead,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function answerOf(catalogue: Accessories, { pathname, searchParams }: URL): Promise<object | undefined> {
  const [, , first, id = '', last] = pathname.split('/').map(decodeURIComponent)
  const providers = (searchParams.get('providers') ?? '').split(',')
  if (first === 'categories' && last === 'products') return catalogue.categoryProducts(id, queryOf(searchParams))
  if (first === 'categories') return { categories: await catalogue.categories() }
  if (first === 'search') return catalogue.search(queryOf(searchParams))
  if (first === 'top-rated') return { products: await catalogue.topRated(providers, Number(searchParams.get('limit'))) }
  const product = first === 'products' ? await catalogue.product(id) : undefined
  return product && { product }
}

function queryOf(params: URLSearchParams): AccessoryQuery {
  const number = (name: string) => (params.has(name) ? Number(params.get(name)) : null)
  const [make, model] = [params.get('make'), params.get('model')]
  return {
    providers: (params.get('providers') ?? '').split(','),
    text: params.get('q') ?? '',
    fit: make ? { make, ...(model ? { model } : {}) } : null,
    minPrice: number('minPrice'),
    maxPrice: number('maxPrice'),
    topRated: params.get('topRated') === '1',
    sort: params.get('sort') as AccessoryQuery['sort'],
    page: number('page') ?? 1,
    perPage: number('perPage') ?? 24,
    ...(params.get('locale') === 'en' ? { locale: 'en' } : {}),
  }
}
