import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startCluster } from '#database/embedded/cluster.ts'
import { preparePlace } from '#database/embedded/cluster-files.ts'
import { DATABASE } from '#server/store.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { type Filled, fillShop } from './fill.ts'

const SECRET = 'a secret that the shop and this measurement share'
const READY_MS = 60_000

export interface ShopOptions {
  /** An empty folder, such as a small file system; left out: one of its own. */
  readonly dataFolder?: string
  readonly env?: Readonly<Record<string, string>>
  /** Milliseconds by which its clock is ahead. */
  readonly aheadMs?: number
}

/** A shop of its own, as `npm start` runs it: a web process, which starts PostgreSQL and a worker. */
export class FaultShop {
  readonly base: string
  readonly dataFolder: string
  readonly filled: Filled
  readonly next = { car: 0, booking: 0, price: 10_000 }
  /** Path of its log file. */
  readonly log: string
  readonly #options: ShopOptions
  #web: ChildProcess | undefined

  static readonly #open = new Set<FaultShop>()

  private constructor(port: number, dataFolder: string, filled: Filled, options: ShopOptions) {
    this.base = `http://localhost:${port}`
    this.dataFolder = dataFolder
    this.filled = filled
    this.log = path.join(tmpdir(), `fahrwerk-faults-${port}.log`)
    this.#options = options
  }

  static async open(port: number, options: ShopOptions = {}): Promise<FaultShop> {
    const dataFolder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'fahrwerk-faults-'))
    const shop = new FaultShop(port, dataFolder, await fillShop(dataFolder), options)
    FaultShop.#open.add(shop)
    await shop.start()
    // On a busy machine it may need longer than one wait.
    await shop.ready()
    return shop
  }

  /** Closes every open shop when the measurement is stopped. */
  static async closeAll(): Promise<void> {
    for (const shop of FaultShop.#open) await shop.close()
  }

  /** Starts it and waits until it answers; false where it ends instead. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<boolean> {
    mkdirSync(path.dirname(this.log), { recursive: true })
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...{ PORT: new URL(this.base).port, DATA_DIR: this.dataFolder, DEMO_STOCK: '0', LOG_LEVEL: 'warn' },
        ...{ SESSION_SECRET: SECRET, TRUST_PROXY: '1' },
        ...this.#options.env,
        ...env,
      },
    })
    this.#web = child
    const log = createWriteStream(this.log, { flags: 'a' })
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
    const end = Date.now() + READY_MS
    while (Date.now() < end && this.#isRunning()) {
      if (await this.answers('/readyz')) return true
      await sleep(25)
    }
    return false
  }

  /** Starts it again where it has ended, as a supervisor such as systemd does. */
  async startIfEnded(): Promise<void> {
    for (let attempt = 0; attempt < 10 && !this.#isRunning(); attempt++) if (!(await this.start())) await sleep(1_000)
    await this.ready()
  }

  async ready(): Promise<void> {
    const end = Date.now() + READY_MS
    while (!(await this.answers('/readyz'))) {
      if (Date.now() > end) throw new Error(`The shop does not answer again: ${this.log}`)
      if (!this.#isRunning()) await this.start()
      await sleep(50)
    }
  }

  async answers(target: string): Promise<boolean> {
    return fetch(this.base + target, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    )
  }

  async stop(): Promise<void> {
    const web = this.#web
    if (!web || !this.#isRunning()) return
    const ended = once(web, 'exit')
    web.kill('SIGTERM')
    await ended
  }

  /** Stops it and deletes its folder. */
  async close(): Promise<void> {
    FaultShop.#open.delete(this)
    await this.stop()
    rmSync(this.dataFolder, { recursive: true, force: true })
  }

  #isRunning(): boolean {
    return this.#web !== undefined && this.#web.exitCode === null && this.#web.signalCode === null
  }

  get webPid(): number {
    return this.#web!.pid!
  }

  get workerPid(): number | undefined {
    const { stdout } = spawnSync('pgrep', ['-P', String(this.webPid), '-f', 'server/main.ts'], { encoding: 'utf8' })
    return stdout ? Number(stdout.split('\n')[0]) : undefined
  }

  get postmasterPid(): number {
    const { data } = preparePlace(path.join(this.dataFolder, 'postgres'))
    return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  }

  /** Runs a statement on the shop's database, without the shop. */
  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const cluster = await startCluster(path.join(this.dataFolder, 'postgres'))
    const client = new pg.Client({ connectionString: cluster.urlOf(DATABASE) })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(sql, [...values])).rows
    } finally {
      await client.end()
    }
  }

  /** The time by the shop's clock. */
  now(): Date {
    return new Date(Date.now() + (this.#options.aheadMs ?? 0))
  }

  tokenOf({ id, family }: { readonly id: number; readonly family: string }): Promise<string> {
    const until = new Date(this.now().getTime() + 86_400_000)
    return signedSessionTokens(SECRET).accessToken({ customerId: id, familyId: family }, until)
  }

  /** The last line of its log, in which it says why it ended. */
  lastRefusal(): string {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').at(-1) ?? ''
  }

  note(line: string): void {
    appendFileSync(this.log, `\n# ${line}\n`)
  }
}
