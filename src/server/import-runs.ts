import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import type { Database } from '#database/connection.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import { recordFeedRun } from '#use-cases/stock/record-feed-run.ts'
import type { Config } from './config.ts'
import { importQueue } from './import-queue.ts'
import { incomingFolder } from './incoming.ts'

export const MAX_UPLOAD_BYTES = 512 * 1024 * 1024
const PROGRAM = path.join(import.meta.dirname, 'import.ts')
const run = promisify(execFile)
/** 250,000 rows take a few minutes and a picture a quarter of a second, so an import that takes longer than this will not end. */
const IMPORT_MS = 30 * 60_000

export class TooLarge extends Error {}
export class TooSlow extends Error {}

interface ImportOrder {
  /** UUID. */
  readonly merchant: string
  readonly file: string
  readonly fileName: string
  readonly allowRemoval: boolean
  readonly isDryRun?: boolean
  readonly isPartial?: boolean
  readonly staffId?: number
  /** A UUID by which the run is found; left out where nobody looks for it. */
  readonly uploadId?: string
  /** Called when its turn has come; until then it waits for other imports. */
  readonly onBegin?: () => void
}

interface ImportAnswer {
  readonly applied: boolean
  readonly report: object
}

/** Takes uploaded files and imports them, each in a process of its own, those of one merchant one after the other. */
export interface ImportRuns {
  /** Writes an upload into a file; throws `TooLarge`. The caller removes the file, also after `run`. */
  receive(contents: Readable): Promise<string>
  /**
   * Imports a received file; throws `TooSlow`. Whatever it throws, the merchant's list of runs has a run of it, unless the database
   * fails.
   */
  run(order: ImportOrder): Promise<ImportAnswer>
}

interface ImportDeps {
  readonly database: Database
  readonly url: string
  /** Logs a fault. */
  readonly report: (error: Error) => void
}

/** Imports get the URL of the shop's database, because without it each would start a server of its own when the shop's has just died. */
export function importRuns(
  config: Pick<Config, 'dataFolder'>,
  { database, url, report }: ImportDeps,
  { timeoutMs, maxBytes } = { timeoutMs: IMPORT_MS, maxBytes: MAX_UPLOAD_BYTES },
): ImportRuns {
  const { inTurn } = importQueue()
  return {
    async receive(contents) {
      const folder = incomingFolder(config)
      const file = path.join(folder, randomUUID())
      await mkdir(folder, { recursive: true })
      try {
        await pipeline(contents, atMost(maxBytes), createWriteStream(file))
        return file
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
    },
    run: (order) =>
      inTurn(order.merchant, async () => {
        order.onBegin?.()
        const uploadId = order.uploadId ?? randomUUID()
        try {
          return await importInProcess({ ...order, uploadId }, url, timeoutMs)
        } catch (error) {
          const code = error instanceof TooSlow ? 'TOO_SLOW' : 'FAILED'
          // What the import threw says more than why its run could not be recorded.
          await recordFailure(database, { ...order, uploadId }, code).catch(report)
          throw error
        }
      }),
  }
}

type TrackedOrder = ImportOrder & { readonly uploadId: string }

/** The process of the import has ended without saying so itself; one that failed after it had recorded its run has done its work. */
async function recordFailure(database: Database, order: TrackedOrder, code: 'TOO_SLOW' | 'FAILED'): Promise<void> {
  const { fileName, uploadId, staffId = null, isDryRun = false, isPartial = false } = order
  const merchant = await findFeedMerchant(database.read, order.merchant)
  if (!merchant) return
  const outcome = { kind: 'refused', refusal: { code } } as const
  const run = { fileName, staffId, uploadId, isDryRun, isPartial, outcome, rows: 0, refused: 0, refusals: [] }
  await recordFeedRun(database.pool, { ...run, merchantId: merchant.id, unlessRecorded: true })
}

async function importInProcess(order: TrackedOrder, databaseUrl: string, timeoutMs: number): Promise<ImportAnswer> {
  const { merchant, file, fileName, allowRemoval, isDryRun, isPartial, staffId, uploadId } = order
  const options = [
    ...(allowRemoval ? ['--allow-removal'] : []),
    ...(isDryRun ? ['--dry-run'] : []),
    ...(isPartial ? ['--partial'] : []),
    ...(staffId === undefined ? [] : ['--staff', String(staffId)]),
    ...['--upload', uploadId],
  ]
  // With an equals sign, because a file may be called like an option.
  const args = [PROGRAM, '--json', '--merchant', merchant, `--name=${fileName}`, ...options, file]
  try {
    const { stdout } = await run(process.execPath, args, {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      maxBuffer: 64 * 1024 * 1024,
      timeout: timeoutMs,
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
