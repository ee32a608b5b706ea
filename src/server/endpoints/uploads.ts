import type { Context, Hono } from 'hono'
import { LOCALES } from '#domain/locale.ts'
import { isDraftName } from '#domain/routes/flows.ts'
import { pathsOf } from '#domain/routes/paths.ts'
import { garagePlace, UPLOAD_KINDS, UPLOAD_LIMITS, uploadKeyOf } from '#domain/upload/upload.ts'
import { draftIdOf } from '#domain/session/pending-form.ts'
import { problemText } from '#storefront/blocks/upload-texts.server.ts'
import { readUploadForm } from '#storefront/blocks/read-upload-form.server.ts'
import { cartCookie } from '#storefront/set-cookie.server.ts'
import { readUpload } from '#use-cases/upload/upload-file.ts'
import type { UploadDeps } from '#use-cases/upload/upload-deps.ts'
import type { Config } from '../config.ts'
import { anonymousId } from '../middleware/anonymous-id.ts'
import { type ReceiveUpload, uploadOwner } from '../receive-upload.ts'
import { isSecure, type SessionDeps, sessionMiddleware } from '../session/session.ts'
import { uploadFileAnswer } from '../upload-file-answer.ts'
import type { WebEnv } from '../web-env.ts'

interface UploadsEndpoint {
  readonly session: SessionDeps
  readonly config: Pick<Config, 'production'>
  readonly deps: UploadDeps
  readonly receive: ReceiveUpload
}

/** What surrounds a file in a multipart form. */
const FORM_BYTES = 64 * 1024

/**
 * The paths of the screen `upload`. GET shows a file to those who may see it: a picture, or a document as attachment that no browser opens
 * within the shop. POST to `…/new?flow=…&kind=…` takes one file from the script of a file field: of a flow, with `&draft=…` only while that
 * draft has not ended, or of a car of the garage.
 */
export function uploadsEndpoint({ session, config, deps, receive }: UploadsEndpoint) {
  const paths = LOCALES.flatMap((locale) => pathsOf('upload', locale))
  return (app: Hono<WebEnv>): void => {
    for (const path of paths) {
      app.use(path, anonymousId, sessionMiddleware(session, config.production))
      app.get(path, (c) => show(c, deps))
      app.post(path, (c) => store(c, receive, config.production))
    }
  }
}

async function show(c: Context<WebEnv>, deps: UploadDeps): Promise<Response> {
  const { brand } = c.get('site')
  const key = uploadKeyOf((c.req.param() as { upload?: string }).upload)
  const reader = {
    ...{ owner: uploadOwner(c), requestKey: c.req.query('key')?.slice(0, 100) ?? null },
    scope: { merchantUuids: brand.merchantUuids },
  }
  return uploadFileAnswer(c, key ? await readUpload(deps, key, reader) : undefined)
}

async function store(c: Context<WebEnv>, receive: ReceiveUpload, production: boolean): Promise<Response> {
  const { site, session, anonymousId: visitor } = c.var
  const { flow: requested = '', kind: named, draft } = c.req.query()
  const openedDraft = draftIdOf(draft)
  if (openedDraft) c.set('openedDraft', openedDraft)
  const flow = isDraftName(requested) ? requested : garagePlace(requested)
  const kind = UPLOAD_KINDS.find((each) => each === named)
  if ((c.req.param() as { upload?: string }).upload !== 'new' || !flow || !kind) return c.body(null, 404)
  const form = await readUploadForm(c.req.raw, UPLOAD_LIMITS[kind].maxBytes + FORM_BYTES)
  const [field, file] = form instanceof FormData ? ([...form].find(([, value]) => typeof value !== 'string') ?? []) : []
  const name = file instanceof File ? file.name : (c.req.query('name') ?? '')
  const outcome =
    file instanceof File && field !== undefined
      ? await receive(c, { flow, kind, field, fileName: name, bytes: new Uint8Array(await file.arrayBuffer()) })
      : ({ kind: 'refused', problem: form === 'TOO_LARGE' ? 'TOO_LARGE' : 'UPLOAD_FAILED' } as const)
  if (outcome.kind === 'refused') return c.json({ problem: problemText(outcome.problem, name, kind, site.locale) }, 422)
  // A visitor's draft gets its cookie with the first file, as with the first answer.
  if (!session && visitor) c.header('Set-Cookie', cartCookie(visitor, isSecure(c, production)), { append: true })
  return c.json({ key: outcome.key })
}
