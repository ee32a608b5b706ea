import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '#database/connection.ts'
import { LOCALES, type Locale } from '#domain/locale.ts'
import { DEALER_SCREENS, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { STAFF_COOKIE } from '#domain/staff/staff-cookie.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { beginImport, findImportMerchant } from '#use-cases/imports/begin-import.ts'
import { findRunOfUpload } from '#use-cases/imports/feed-runs.ts'
import { type ImportRuns, TooLarge, TooSlow } from '../import-runs.ts'
import { BrokenForm, readFormParts, text } from '../multipart.ts'
import { allowLongBody } from '../slow-bodies.ts'
import type { WebEnv } from '../web-env.ts'

interface DealerImportsDeps {
  readonly database: Database
  readonly actorOf: (token: string) => Promise<StaffActor | undefined>
  readonly imports: ImportRuns
  /** Logs a fault and returns its id. */
  readonly report: (error: Error) => string
  /** Until the page answers although the import goes on. */
  readonly answerMs?: number
}

/** A longer import goes on while its page already answers. */
const ANSWER_MS = 20_000
const MAX_FIELD_BYTES = 1_000

/**
 * The upload of a stock file from the page of imports, a form with the file as its last field: it is streamed, as the body limit of the
 * area's forms is far smaller. Leads to the page of the run; a long one goes on and appears in the list.
 */
export function dealerImportsEndpoint(deps: DealerImportsDeps) {
  return (app: Hono<WebEnv>): void => {
    for (const locale of LOCALES)
      app.post(DEALER_SCREENS.imports[locale], (c, next) => {
        const isUpload = c.req.header('Content-Type')?.startsWith('multipart/') && c.req.raw.body
        return isUpload && c.get('site').brand.slug === null ? upload(c, deps, locale) : next()
      })
  }
}

async function upload(c: Context<WebEnv>, deps: DealerImportsDeps, locale: Locale): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const token = getCookie(c, STAFF_COOKIE)
  const actor = token === undefined ? undefined : await deps.actorOf(token)
  if (!actor) return c.redirect(dealerPaths.pathFor('login', locale), 303)
  allowLongBody(c)
  const fields: Record<string, string> = {}
  const list = (more: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ ...(fields.merchant ? { merchant: fields.merchant } : {}), ...more })
    return c.redirect(`${dealerPaths.pathFor('imports', locale)}?${query.toString()}`, 303)
  }
  try {
    const body = Readable.fromWeb(c.req.raw.body as never)
    for await (const part of readFormParts(body, c.req.header('Content-Type') ?? '')) {
      if (part.fileName === null) {
        fields[part.name] = await text(part.data, MAX_FIELD_BYTES)
        continue
      }
      if (part.fileName === '') return list({ problem: 'no-file' })
      const merchant = await findImportMerchant(deps.database.read, actor, fields.merchant ?? '')
      if (merchant.kind === 'refused') return c.notFound()
      const file = await deps.imports.receive(Readable.from(part.data))
      const choices = {
        fileName: part.fileName.slice(0, 200),
        isDryRun: fields.mode !== 'apply',
        isPartial: fields.scope === 'some',
        allowRemoval: fields['allow-removal'] === 'yes',
      }
      const began = await beginImport(deps.database, actor, { merchantId: merchant.id, ...choices })
      if (began.kind === 'refused') return c.notFound()
      let hasBegun = false
      const onBegin = () => (hasBegun = true)
      const uploadId = randomUUID()
      const order = { merchant: merchant.uuid, staffId: actor.staffId, uploadId, file, onBegin, ...choices }
      const running = runAndRemove(deps, order)
      const isDone = await Promise.race([running.then(() => true), later(deps.answerMs ?? ANSWER_MS)])
      const run = isDone ? await findRunOfUpload(deps.database.read, uploadId) : undefined
      // The list follows a run that is not there yet, and says so where none comes.
      return run === undefined
        ? list({ running: hasBegun ? 'yes' : 'waiting', upload: uploadId, since: String(Date.now()) })
        : c.redirect(dealerPaths.pathFor('import', locale, { runId: String(run) }), 303)
    }
    return list({ problem: 'no-file' })
  } catch (error) {
    if (error instanceof TooLarge) return list({ problem: 'too-large' })
    if (error instanceof BrokenForm) return list({ problem: 'broken' })
    // The client has broken the upload off, so nobody reads the answer, and it is no fault of ours.
    if (c.req.raw.signal.aborted) return c.body(null, 400)
    throw error
  }
}

/** Reports a failure instead of throwing it: the page of its run says to the dealer that it failed. */
async function runAndRemove(
  { imports, report }: Pick<DealerImportsDeps, 'imports' | 'report'>,
  order: Parameters<ImportRuns['run']>[0],
): Promise<void> {
  try {
    await imports.run(order)
  } catch (error) {
    if (!(error instanceof TooSlow)) report(error as Error)
  } finally {
    await rm(order.file, { force: true })
  }
}

function later(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms).unref())
}
