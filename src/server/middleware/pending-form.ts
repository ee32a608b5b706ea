import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { matchPath } from '#domain/routes/paths.ts'
import { PENDING_FORM_COOKIE, readSessionCookie, SESSION_COOKIE } from '#domain/session/cookies.ts'
import {
  isRestorableScreen,
  PENDING_FORM_SECONDS,
  type PendingForm,
  withoutSecrets,
} from '#domain/session/pending-form.ts'
import { clearedFormCookie, pendingFormCookie } from '#storefront/set-cookie.server.ts'
import { readOwnerOfSession } from '#use-cases/session/owner-of-session.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { isSecure, type SessionDeps } from '../session/session.ts'
import type { WebEnv } from '../web-env.ts'

const SealedForm = z.object({ at: z.number(), fields: z.record(z.string(), z.string()) })

/**
 * Restores a step of the checkout, of a financing application, of a private sale or of a trade-in that was sent after the session had
 * ended, once the same customer has logged in. Until then it waits in a sealed cookie for that customer only; the page that shows the
 * restored form clears the cookie.
 */
export function pendingForms(
  { database }: SessionDeps,
  box: SecretBox,
  production: boolean,
): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const page = pageOf(c.req.path)
    if (!isRestorableScreen(matchPath(page)?.screen)) return next()
    if (c.req.method === 'POST' && !c.var.session) {
      const ended = readSessionCookie(getCookie(c, SESSION_COOKIE))
      const owner = ended && (await readOwnerOfSession(database.read, ended.refreshToken))
      const sealed = owner && (await sealedForm(c, box, purposeOf(page, owner)))
      await next()
      const cookie = sealed && pendingFormCookie(sealed, page, isSecure(c, production))
      if (cookie) c.header('Set-Cookie', cookie, { append: true })
      return
    }
    const customerId = c.req.method === 'GET' ? c.var.session?.actor.customerId : undefined
    const restored = customerId && openedForm(getCookie(c, PENDING_FORM_COOKIE), box, purposeOf(page, customerId))
    if (!restored) return next()
    c.set('restoredForm', restored)
    await next()
    if (c.res.ok) c.header('Set-Cookie', clearedFormCookie(page), { append: true })
  }
}

/** The router asks for a page's data under its path with `.data` behind it. */
function pageOf(path: string): string {
  return path.replace(/\.data$/, '')
}

function purposeOf(page: string, customerId: number): string {
  return `form of ${page} by ${customerId}`
}

async function sealedForm(c: Context<WebEnv>, box: SecretBox, purpose: string): Promise<string | undefined> {
  if (!c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')) return undefined
  const sent = new URLSearchParams(await c.req.raw.clone().text())
  const fields = withoutSecrets(Object.fromEntries(sent))
  if (fields.intent === 'reset') return undefined // it entered nothing
  return box.seal(JSON.stringify({ at: Date.now(), fields }), purpose).toString('base64url')
}

/** Undefined for a form of another step or customer, an expired one, and one we did not seal. */
function openedForm(sealed: string | undefined, box: SecretBox, purpose: string): PendingForm | undefined {
  if (!sealed) return undefined
  try {
    const { at, fields } = SealedForm.parse(JSON.parse(box.open(Buffer.from(sealed, 'base64url'), purpose)))
    return Date.now() - at < PENDING_FORM_SECONDS * 1_000 ? fields : undefined
  } catch {
    return undefined
  }
}
