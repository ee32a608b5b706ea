import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { matchPath } from '#domain/routes/paths.ts'
import {
  clearedFormCookie,
  isKeptScreen,
  keepable,
  KEPT_FORM_COOKIE,
  KEPT_FORM_SECONDS,
  type KeptForm,
  keptFormCookie,
} from '#domain/session/kept-form.ts'
import { readSessionCookie, SESSION_COOKIE } from '#domain/session/cookie.ts'
import { readOwnerOfSession } from '#use-cases/session/owner-of-session.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { isSecure, type SessionParts } from '../session/session.ts'
import type { WebEnv } from '../web-env.ts'

const Kept = z.object({ at: z.number(), fields: z.record(z.string(), z.string()) })

/**
 * Whoever sends a step of checkout after their session has ended finds what they entered again once they have logged in: it goes with them
 * in a cookie that only we can read and that opens for the customer whose session it was, and is taken away with the step that shows it.
 */
export function keptForms({ database }: SessionParts, box: SecretBox, production: boolean): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const page = pageOf(c.req.path)
    if (!isKeptScreen(matchPath(page)?.screen)) return next()
    if (c.req.method === 'POST' && !c.var.session) {
      const ended = readSessionCookie(getCookie(c, SESSION_COOKIE))
      const owner = ended && (await readOwnerOfSession(database.read, ended.refreshToken))
      const sealed = owner && (await sealedForm(c, box, purposeOf(page, owner)))
      await next()
      const cookie = sealed && keptFormCookie(sealed, isSecure(c, production))
      if (cookie) c.header('Set-Cookie', cookie, { append: true })
      return
    }
    const customerId = c.req.method === 'GET' ? c.var.session?.actor.customerId : undefined
    const kept = customerId && openedForm(getCookie(c, KEPT_FORM_COOKIE), box, purposeOf(page, customerId))
    if (!kept) return next()
    c.set('keptForm', kept)
    await next()
    if (c.res.ok) c.header('Set-Cookie', clearedFormCookie(), { append: true })
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
  const fields = keepable(Object.fromEntries(sent))
  return box.seal(JSON.stringify({ at: Date.now(), fields }), purpose).toString('base64url')
}

/** Undefined for one of another step or customer, for what was kept too long ago, and for what we did not seal. */
function openedForm(sealed: string | undefined, box: SecretBox, purpose: string): KeptForm | undefined {
  if (!sealed) return undefined
  try {
    const { at, fields } = Kept.parse(JSON.parse(box.open(Buffer.from(sealed, 'base64url'), purpose)))
    return Date.now() - at < KEPT_FORM_SECONDS * 1_000 ? fields : undefined
  } catch {
    return undefined
  }
}
