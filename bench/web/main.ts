import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadOf } from './load.ts'
import { freePort, type ServerProcess, startServer } from './server-process.ts'
import { treeOf } from './tree.ts'

/**
 * The list page: as the shop renders it, the same tree by React alone, in Next.js, and from the shop's memory. One run, the servers in
 * turn; processor time per answer is what counts, since it does not depend on who else uses the machine.
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
  MAIL_OUTBOX: '1',
  LOG_LEVEL: 'error',
}
const shopUrl = `http://localhost:${PORTS.shop}`
const startShop = () =>
  startServer([process.execPath, 'src/server/main.ts'], `${shopUrl}/readyz`, { env: shopEnvironment })

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
  const visitor = { Cookie: 'shopping-cart-uuid=x', 'Accept-Encoding': 'identity' } // never from memory
  const plain = { 'Accept-Encoding': 'identity' }
  await compare([
    ['a text made once', floor, `${floorUrl}/text`, plain],
    ['React alone', floor, floorUrl, plain],
    ['the shop, rendered', shop, shopUrl + LIST, visitor],
    ['Next.js, client component', next, `${nextUrl}/client`, plain],
    ['Next.js, server components', next, nextUrl, plain],
    ['the shop, from memory (gzip)', shop, shopUrl + LIST, { 'Accept-Encoding': 'gzip' }],
  ])
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}

type Candidate = readonly [name: string, server: ServerProcess, url: string, headers: Record<string, string>]

async function compare(candidates: readonly Candidate[]): Promise<void> {
  const figures = new Map(
    candidates.map(([name]) => [name, { cpu: [] as number[], rate: [] as number[], kilobytes: 0 }]),
  )
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, server, url, headers] of candidates) {
      const before = server.cpu()
      const { requestsPerSecond, kilobytes, requests } = await loadOf(url, SECONDS, 8, headers)
      if (round < 0) continue // warming up
      const own = figures.get(name)!
      own.cpu.push((server.cpu() - before) / requests)
      own.rate.push(requestsPerSecond)
      own.kilobytes = kilobytes
    }
  }
  const react = median(figures.get('React alone')!.cpu)
  console.log('\n| list page | processor ms | times React alone | answers/s | KB |\n|---|---|---|---|---|')
  for (const [name, { cpu, rate, kilobytes }] of figures)
    console.log(
      `| ${name} | ${median(cpu).toFixed(2)} | ${(median(cpu) / react).toFixed(2)} | ${Math.round(median(rate))} | ${Math.round(kilobytes)} |`,
    )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >>> 1]!
}

/** Installs the example where it is not installed yet, builds it with the tree, and starts it. */
async function startNext(): Promise<ServerProcess> {
  const cwd = path.resolve('bench/next')
  if (!existsSync(path.join(cwd, 'node_modules')))
    run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], cwd)
  cpSync(treeFile, path.join(cwd, 'tree.json'))
  const program = path.join(cwd, 'node_modules/next/dist/bin/next')
  run(process.execPath, [program, 'build'], cwd)
  return startServer([process.execPath, program, 'start', '-p', String(PORTS.next)], `http://localhost:${PORTS.next}`, {
    cwd,
    env: { ...production, BENCH_TREE: treeFile },
  })
}

function run(program: string, args: readonly string[], cwd: string): void {
  const env = { ...process.env, ...production, BENCH_TREE: treeFile, NEXT_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
}
