import { randomUUID, timingSafeEqual } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { hashFeedKey } from '#use-cases/stock/put-merchant.ts'
import type { Database } from '#database/connection.ts'
import { deliveryTexts } from '#messages/delivery.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import type { Hono } from 'hono'
import { type ImportRuns, MAX_UPLOAD_BYTES, TooLarge, TooSlow } from '../import-runs.ts'
import { allowLongBody } from '../slow-bodies.ts'
import type { WebEnv } from '../web-env.ts'

/**
 * `POST /api/feeds/:merchant` with `Authorization: Bearer <the merchant's key>` and the file as body (`?allow-removal=1`, `?partial=1`
 * where it names only some cars). The import runs in a process of its own, so that pages stay fast. Uploads of one merchant queue and do
 * not wait for another's. Answers with the report: 200 applied, 422 refused.
 */
export function feedsEndpoint(database: Database, imports: ImportRuns) {
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
      allowLongBody(c)
      let file: string | undefined
      try {
        file = await imports.receive(Readable.fromWeb(c.req.raw.body as never))
        const allowRemoval = c.req.query('allow-removal') === '1'
        const isPartial = c.req.query('partial') === '1'
        const received = performance.now()
        let waitedSeconds = 0
        const onBegin = () => (waitedSeconds = Math.round((performance.now() - received) / 1000))
        const order = { merchant: merchant.uuid, file, fileName: 'upload', allowRemoval, isPartial, onBegin }
        const { applied, report } = await imports.run(order)
        return c.json({ ...report, waitedSeconds }, applied ? 200 : 422)
      } catch (error) {
        if (error instanceof TooLarge)
          return c.json(
            { code: 'INVALID_INPUT', field: 'body', max: MAX_UPLOAD_BYTES, message: deliveryTexts.tooLarge },
            413,
          )
        if (error instanceof TooSlow) return c.json({ code: 'TOO_SLOW', message: deliveryTexts.tooSlow }, 422)
        // The client has broken the upload off, so nobody reads the answer, and it is no fault of ours.
        if (c.req.raw.signal.aborted) return c.body(null, 400)
        throw error
      } finally {
        if (file !== undefined) await rm(file, { force: true })
      }
    })
  }
}

function isKey(header: string | undefined, expected: string | null): boolean {
  const given = Buffer.from(hashFeedKey(header?.replace(/^Bearer /i, '') ?? ''))
  const wanted = Buffer.from(expected ?? hashFeedKey(randomUUID()))
  return timingSafeEqual(given, wanted) && expected !== null
}
