import { execFile } from 'node:child_process'
import { randomUUID, timingSafeEqual } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { hashFeedKey } from '#use-cases/stock/put-merchant.ts'
import type { Database } from '#database/connection.ts'
import { deliveryTexts } from '#messages/delivery.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import type { Hono } from 'hono'
import type { Config } from '../config.ts'
import { importQueue } from '../import-queue.ts'
import { incomingFolder } from '../incoming.ts'
import type { WebEnv } from '../web-env.ts'

const MAX_UPLOAD_BYTES = 512 * 1024 * 1024
const PROGRAM = path.join(import.meta.dirname, '../import.ts')
const run = promisify(execFile)
/** 250,000 rows take a few minutes and a picture a quarter of a second: what takes longer than this does not come to its end. */
const IMPORT_MS = 30 * 60_000

class TooLarge extends Error {}
class TooSlow extends Error {}

/**
 * `POST /api/feeds/:merchant` with `Authorization: Bearer <the merchant's key>` and the file as body (`?allow-removal=1`). The import
 * runs in a process of its own, so that pages stay fast. Uploads of one merchant queue and do not wait for another's. Answers with the
 * report: 200 applied, 422 refused.
 */
export function feedsEndpoint(database: Database, config: Config) {
  const inTurn = importQueue()
  return (app: Hono<WebEnv>): void => {
    app.get('/api/feeds/:merchant', (c) =>
      c.json({ code: 'INVALID_INPUT', field: 'method', message: deliveryTexts.noBody }, 405, { Allow: 'POST' }),
    )
    app.post('/api/feeds/:merchant', async (c) => {
      const merchant = await findFeedMerchant(database.read, c.req.param('merchant'))
      // The answer does not distinguish an unknown merchant from a wrong key.
      if (!merchant || !isKey(c.req.header('Authorization'), merchant.feedKeyHash))
        return c.json({ code: 'UNAUTHENTICATED', message: deliveryTexts.wrongKey }, 401)
      if (c.req.header('Content-Type')?.startsWith('multipart/')) {
        return c.json({ code: 'INVALID_INPUT', field: 'Content-Type', message: deliveryTexts.noForm }, 415)
      }
      if (!c.req.raw.body) return c.json({ code: 'INVALID_INPUT', field: 'body', message: deliveryTexts.noBody }, 400)
      const folder = incomingFolder(config)
      const file = path.join(folder, randomUUID())
      await mkdir(folder, { recursive: true })
      try {
        await pipeline(Readable.fromWeb(c.req.raw.body as never), atMost(MAX_UPLOAD_BYTES), createWriteStream(file))
        const { applied, report } = await inTurn(merchant.uuid, () =>
          importInProcess(merchant.uuid, file, c.req.query('allow-removal') === '1'),
        )
        return c.json(report, applied ? 200 : 422)
      } catch (error) {
        if (error instanceof TooLarge)
          return c.json(
            { code: 'INVALID_INPUT', field: 'body', max: MAX_UPLOAD_BYTES, message: deliveryTexts.tooLarge },
            413,
          )
        if (error instanceof TooSlow) return c.json({ code: 'TOO_SLOW', message: deliveryTexts.tooSlow }, 422)
        // Who broke the upload off does not read an answer, and nothing of ours has failed.
        if (c.req.raw.signal.aborted) return c.body(null, 400)
        throw error
      } finally {
        await rm(file, { force: true })
      }
    })
  }
}

function isKey(header: string | undefined, expected: string | null): boolean {
  const given = Buffer.from(hashFeedKey(header?.replace(/^Bearer /i, '') ?? ''))
  const wanted = Buffer.from(expected ?? hashFeedKey(randomUUID()))
  return timingSafeEqual(given, wanted) && expected !== null
}

async function importInProcess(
  merchant: string,
  file: string,
  allowRemoval: boolean,
): Promise<{ applied: boolean; report: object }> {
  const args = [
    PROGRAM,
    '--json',
    '--merchant',
    merchant,
    '--name',
    'upload',
    ...(allowRemoval ? ['--allow-removal'] : []),
    file,
  ]
  try {
    const { stdout } = await run(process.execPath, args, {
      maxBuffer: 64 * 1024 * 1024,
      timeout: IMPORT_MS,
      killSignal: 'SIGKILL',
    })
    return { applied: true, report: JSON.parse(stdout) as object }
  } catch (error) {
    const { code, stdout, killed } = error as { code?: number; stdout?: string; killed?: boolean }
    if (killed) throw new TooSlow()
    if (code === 2 && stdout) return { applied: false, report: JSON.parse(stdout) as object }
    throw error
  }
}

function atMost(bytes: number): Transform {
  let total = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      total += chunk.length
      if (total > bytes) done(new TooLarge())
      else done(null, chunk)
    },
  })
}
