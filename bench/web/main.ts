import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { VehicleListDocument } from '#storefront/generated/graphql.ts'
import { nearestRank } from '../nearest-rank.ts'
import { loadOf } from './load.ts'
import { freePort, type ServerProcess, startServer } from './server-process.ts'
import { treeOf } from './tree.ts'

/**
 * Compares the list page as the shop renders it, as React alone and Next.js render the same tree, and from the shop's cache; each with its
 * data at hand, and where possible with a new search for each request. One run, the servers in turn; it measures processor time per answer,
 * which does not depend on what else the machine does.
 */
const PORTS = { shop: await freePort(), floor: await freePort(), next: await freePort() } as const
const ROUNDS = 5
const SECONDS = 3
const LIST = '/auto-kaufen'

const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-web-'))
const treeFile = path.join(folder, 'tree.json')
const production = { NODE_ENV: 'production' }
const shopEnvironment = {
  ...production,
  PORT: String(PORTS.shop),
  DATA_DIR: path.join(folder, 'data'),
  DEMO_STOCK: '1',
  SESSION_SECRET: 'only-for-this-measurement-0123456789',
  DATA_KEY: 'only-for-this-measurement-0123456789',
  MAIL_OUTBOX: '1',
  LOG_LEVEL: 'error',
}
const shopUrl = `http://localhost:${PORTS.shop}`
const startShop = () =>
  startServer([process.execPath, 'src/server/main.ts'], `${shopUrl}/readyz`, { env: shopEnvironment })

let nextPrice = 2_000_000
/** A price above all others finds every car, and each value is a new search. */
const newPrice = () => nextPrice++

const servers: ServerProcess[] = []
try {
  await (await startShop()).stop() // brings the demo stock
  const shop = await startShop()
  servers.push(shop)
  console.log(`Second start with 10,000 vehicles: ready after ${(shop.readyAfter / 1_000).toFixed(1)} s.`)
  writeFileSync(treeFile, JSON.stringify(await treeOf(shopUrl + LIST)))
  const floorUrl = `http://localhost:${PORTS.floor}`
  const floor = await startServer([process.execPath, 'bench/web/floor.ts', treeFile, String(PORTS.floor)], floorUrl, {
    env: production,
  })
  servers.push(floor)
  const next = await startNext()
  servers.push(next)
  const nextUrl = `http://localhost:${PORTS.next}`
  // The cache has no answer for a visitor with a cart.
  const visitor = { Cookie: 'shopping-cart-uuid=x', 'Accept-Encoding': 'identity' }
  const plain = { 'Accept-Encoding': 'identity' }
  await compare([
    { name: 'a text made once', servers: [floor], url: `${floorUrl}/text`, headers: plain },
    { name: 'React alone', servers: [floor], url: floorUrl, headers: plain },
    { name: 'React alone, in one piece', servers: [floor], url: `${floorUrl}/whole`, headers: plain },
    {
      name: 'the shop, rendered',
      servers: [shop],
      url: shopUrl + LIST,
      searching: () => `${shopUrl}${LIST}?price-max=${newPrice()}`,
      headers: visitor,
    },
    {
      name: 'Next.js, client component',
      servers: [next, shop],
      url: `${nextUrl}/client`,
      searching: () => `${nextUrl}/client/gateway`,
      headers: plain,
    },
    {
      name: 'Next.js, server components',
      servers: [next, shop],
      url: nextUrl,
      searching: () => `${nextUrl}/gateway`,
      headers: plain,
    },
    {
      name: 'the shop, from memory (gzip)',
      servers: [shop],
      url: shopUrl + LIST,
      headers: { 'Accept-Encoding': 'gzip' },
    },
  ])
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}

interface Candidate {
  readonly name: string
  /** The servers whose processor time counts; without a search only the first one. */
  readonly servers: readonly ServerProcess[]
  readonly url: string
  /** Gives addresses of the same page, each with a new search. */
  readonly searching?: () => string
  readonly headers: Record<string, string>
}

async function compare(candidates: readonly Candidate[]): Promise<void> {
  const figures = candidates.map((candidate) => ({
    candidate,
    cpu: [] as number[],
    searching: [] as number[],
    rate: [] as number[],
    kilobytes: 0,
  }))
  for (let round = -1; round < ROUNDS; round++) {
    for (const own of figures) {
      const { servers, url, searching, headers } = own.candidate
      const { cpu, requestsPerSecond, kilobytes } = await measured(servers.slice(0, 1), () => url, headers)
      const searched = searching && (await measured(servers, searching, headers))
      if (round < 0) continue // warming up
      own.cpu.push(cpu)
      own.rate.push(requestsPerSecond)
      if (searched) own.searching.push(searched.cpu)
      own.kilobytes = kilobytes
    }
  }
  const react = nearestRank(figures.find(({ candidate }) => candidate.name === 'React alone')!.cpu, 0.5)
  console.log(
    '\n| list page | processor ms | times React alone | with a new search, ms | answers/s | KB |\n|---|---|---|---|---|---|',
  )
  for (const { candidate, cpu, searching, rate, kilobytes } of figures) {
    const searched = searching.length > 0 ? nearestRank(searching, 0.5).toFixed(2) : '–'
    const ms = nearestRank(cpu, 0.5)
    console.log(
      `| ${candidate.name} | ${ms.toFixed(2)} | ${(ms / react).toFixed(2)} | ${searched} | ${Math.round(nearestRank(rate, 0.5))} | ${Math.round(kilobytes)} |`,
    )
  }
}

/** One round; gives the processor milliseconds of all servers for each answer. */
async function measured(servers: readonly ServerProcess[], next: () => string, headers: Record<string, string>) {
  const used = () => servers.reduce((sum, server) => sum + server.cpu(), 0)
  const before = used()
  const load = await loadOf(() => ({ url: next(), headers }), SECONDS, 8)
  return { ...load, cpu: (used() - before) / load.requests }
}

/** Installs the example where it is missing, builds it with the tree, and starts it. */
async function startNext(): Promise<ServerProcess> {
  const cwd = path.resolve('bench/next')
  if (!existsSync(path.join(cwd, 'node_modules')))
    run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], cwd)
  cpSync(treeFile, path.join(cwd, 'tree.json'))
  const program = path.join(cwd, 'node_modules/next/dist/bin/next')
  run(process.execPath, [program, 'build'], cwd)
  return startServer([process.execPath, program, 'start', '-p', String(PORTS.next)], `http://localhost:${PORTS.next}`, {
    cwd,
    env: {
      ...production,
      BENCH_TREE: treeFile,
      BENCH_GATEWAY: `${shopUrl}/graphql`,
      BENCH_QUERY: VehicleListDocument.toString(),
    },
  })
}

function run(program: string, args: readonly string[], cwd: string): void {
  const env = { ...process.env, ...production, BENCH_TREE: treeFile, NEXT_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
}
