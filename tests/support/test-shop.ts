import { request } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { type Shop, startShop } from '#server/shop.ts'
import { outboxFolder } from '#server/worker/tasks.ts'
import { runDueJobs } from '#server/worker/worker.ts'
import { folderOutbox, type Outbox } from '#services/mail/outbox.ts'
import type { TestDatabase } from './test-database.ts'

export interface TestShop {
  shop: Shop
  /** Data folder of this shop: pictures, uploads. */
  folder: string
  /** Runs the jobs that are due, as the worker would; mails then lie in the outbox. */
  runJobs(): Promise<void>
  outbox: Outbox
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

/** A shop of this test file's own, over its database; requests may name any host. Start the database first. */
export function useTestShop(
  test: TestDatabase,
  environment: Record<string, string> = {},
  fill?: () => Promise<unknown>,
  logTo?: { write(line: string): void },
): TestShop {
  const holder = {} as TestShop
  beforeAll(async () => {
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
      LOG_LEVEL: 'silent',
      PROCESSES: 'web',
      ...environment,
    })
    // Child processes of the shop inherit the same settings.
    Object.assign(process.env, { DATABASE_URL: test.url, DATA_DIR: holder.folder })
    holder.shop = await startShop(config, {
      live: false,
      buildFolder: path.resolve('build'),
      say: () => {},
      ...(logTo ? { logTo } : {}),
      onLost: (error) => {
        throw error
      },
    })
    const log = createLog('silent')
    holder.runJobs = () => runDueJobs({ database: test.database, url: test.url }, config, log)
    holder.outbox = folderOutbox(outboxFolder(config))
    holder.get = (target, options = {}) => call(holder.shop.port, target, options)
  })
  afterAll(async () => {
    await holder.shop?.stop()
    rmSync(holder.folder, { recursive: true, force: true })
  })
  return holder
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
