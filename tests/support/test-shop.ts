import { request } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { type Config, readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { dataKeys, sessionSecret } from '#server/secrets.ts'
import { type Shop, startShop } from '#server/shop.ts'
import { outboxFolder } from '#server/worker/tasks.ts'
import { runDueJobs } from '#server/worker/worker.ts'
import { folderOutbox, type Outbox } from '#services/mail/outbox.ts'
import { startAlternatingProxy } from './alternating-proxy.ts'
import { S3StandIn } from './s3-stand-in.ts'
import { recordLog, type ShopLog } from './shop-log.ts'
import type { TestDatabase } from './test-database.ts'

export interface TestShop {
  shop: Shop
  /** Data folder of this shop: pictures, uploads. */
  folder: string
  /** Runs the jobs that are due, as the worker would; mails then lie in the outbox. */
  runJobs(): Promise<void>
  outbox: Outbox
  /** What the shop and these jobs have logged at its most talkative level. */
  log: ShopLog
  get(
    path: string,
    options?: { host?: string; headers?: Record<string, string>; method?: string; body?: Uint8Array | string },
  ): Promise<Answer>
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly text: string
}

/** Whether the tests run against several processes instead of one: `npm run test:machines`. */
export const isOnSeveralMachines = process.env.TEST_MACHINES === '1'

/**
 * A shop of this test file's own, over its database; requests may name any host. Start the database first. When its tests have ended,
 * nothing of a person may be in what it has logged.
 */
export function useTestShop(
  test: TestDatabase,
  environment: Record<string, string> = {},
  fill?: () => Promise<unknown>,
): TestShop {
  const holder = {} as TestShop
  beforeAll(async () => {
    holder.log = recordLog()
    await fill?.()
    holder.folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-shop-'))
    // A picture is the same in every shop, and takes longer to draw than the page around it.
    mkdirSync(path.join(holder.folder, 'objects'))
    symlinkSync(inject('drawings'), path.join(holder.folder, 'objects/variants'), 'junction')
    const config = readConfig({
      DATABASE_URL: test.url,
      DATA_DIR: holder.folder,
      PORT: '0',
      DEMO_STOCK: '0',
      LOG_LEVEL: 'debug',
      PROCESSES: 'web',
      ...environment,
    })
    // Child processes of the shop inherit the same settings.
    Object.assign(process.env, { DATABASE_URL: test.url, DATA_DIR: holder.folder })
    const { web, workerConfig } = isOnSeveralMachines
      ? await startSeveral(config, holder.log)
      : { web: await start(config, holder.log), workerConfig: config }
    holder.shop = web
    const log = createLog('debug', holder.log)
    holder.runJobs = () => runDueJobs({ database: test.database, url: test.url }, workerConfig, log)
    holder.outbox = folderOutbox(outboxFolder(workerConfig))
    holder.get = (target, options = {}) => call(holder.shop.port, target, options)
  })
  afterAll(async () => {
    await endShop(holder)
    // Without a log nothing was started, and the error of that is told already.
    if (holder.log) expect(await holder.log.findPersonal(test.database.pool), 'of a person, in the log').toEqual([])
  })
  return holder
}

/** Later files run in the same process: the console is theirs again, whatever has failed here. */
export async function endShop({ shop, log, folder }: Partial<TestShop>): Promise<void> {
  try {
    await shop?.stop()
  } finally {
    log?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

async function start(config: Config, log: ShopLog): Promise<Shop> {
  const shop = await startShop(config, {
    live: false,
    buildFolder: path.resolve('build'),
    say: () => {},
    logTo: log,
    onLost: (error) => {
      throw error
    },
  })
  log.ports.add(shop.port)
  return shop
}

/** Two shops that answer in turn and a worker, with folders of their own; they share the database and a store of objects. */
async function startSeveral(common: Config, log: ShopLog): Promise<{ web: Shop; workerConfig: Config }> {
  const store = new S3StandIn()
  await store.start()
  const address = common.port === 0 ? {} : { port: 0, publicOrigin: `http://localhost:${common.port}` }
  const secrets = { sessionSecret: await sessionSecret(common), dataKeys: await dataKeys(common) }
  const configs = ['first', 'second', 'worker'].map((name) => ({
    ...{
      ...common,
      ...secrets,
      ...address,
      dataFolder: path.join(common.dataFolder, name),
      objectStore: store.address(),
    },
  }))
  // Imports run in processes of their own, which read the environment.
  Object.assign(process.env, { OBJECT_STORE_URL: store.url(), DATA_KEY: secrets.dataKeys.join() })
  const shops = [await start(configs[0]!, log), await start(configs[1]!, log)]
  const proxy = await startAlternatingProxy(
    shops.map(({ port }) => port),
    common.port,
  )
  const stop = async () => {
    await proxy.stop()
    await Promise.all(shops.map((shop) => shop.stop()))
    await store.stop()
  }
  return { web: { port: proxy.port, stop }, workerConfig: configs[2]! }
}

/** Over node:http, because fetch does not let a caller name the Host. */
function call(
  port: number,
  target: string,
  { host = 'localhost', headers = {}, method = 'GET', body }: NonNullable<Parameters<TestShop['get']>[1]>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: target, method, headers: { Host: `${host}:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            text: bytes.toString('utf8'),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
