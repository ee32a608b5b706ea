import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { flowOf } from '#domain/routes/flows.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { PENDING_FORM_COOKIE, readSessionCookie, SESSION_COOKIE } from '#domain/session/cookies.ts'
import {
  isOfBegunFlow,
  isStoredWhenLeft,
  isRestorableScreen,
  leaveTarget,
  PENDING_FORM_SECONDS,
  type PendingForm,
  savesWhenLeft,
  withoutSecrets,
} from '#domain/session/pending-form.ts'
import { clearedFormCookie, pendingFormCookie } from '#storefront/set-cookie.server.ts'
import { forgetLeftForm, readLeftForm, storeLeftForm } from '#use-cases/session/left-form.ts'
import { readOwnerOfSession } from '#use-cases/session/owner-of-session.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { uploadOwner } from '../receive-upload.ts'
import { isSecure, type SessionDeps } from '../session/session.ts'
import type { WebEnv } from '../web-env.ts'

const SealedForm = z.object({ at: z.number(), fields: z.record(z.string(), z.string()) })

/**
 * Keeps what was entered in a step of a flow until the step is opened again. A form that was sent after the session had ended waits, until
 * the same customer has logged in, in a sealed cookie, which the page that shows it again clears. A step that is left
 * without sending it is not checked: its form waits with the flow's draft until the step is sent.
 */
export function pendingForms(
  { database }: SessionDeps,
  box: SecretBox,
  production: boolean,
): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const page = pageOf(c.req.path)
    const screen = matchPath(page)?.screen
    const flow = flowOf(screen)
    if (!screen || !flow) return next()
    const owner = isStoredWhenLeft(screen) ? uploadOwner(c) : null
    const step = owner && { owner, flow, screen, page }
    if (c.req.method === 'GET') {
      const left = step ? await readLeftForm(database.read, step) : undefined
      if (left?.isBegun) c.set('isFlowBegun', true)
      const waited = cookieForm(c, page)
      const form = waited ?? left?.form
      if (form) c.set('restoredForm', form)
      await next()
      if (waited && c.res.ok) c.header('Set-Cookie', clearedFormCookie(page), { append: true })
      return
    }
    if (c.req.method !== 'POST') return next()
    const form = await sentForm(c)
    const isLeft = form?.leave !== undefined
    // Where it is refused, it is shown again as the form that it was.
    if (form && isOfBegunFlow(form)) c.set('isFlowBegun', true)
    // A target that is none of ours is replaced with the step itself.
    if (isLeft && !savesWhenLeft(screen)) c.set('leaveTo', leaveTarget(screen, form.leave) ?? page)
    const waits = isRestorableScreen(screen) || (isLeft && isStoredWhenLeft(screen))
    const cookie = form && waits && !c.get('session') ? await cookieOf(c, page, form) : undefined
    if (isLeft && step && !cookie) await storeLeftForm(database, step, form)
    await next()
    if (cookie) c.header('Set-Cookie', cookie, { append: true })
    else if (step && !isLeft && c.res.status < 400) await forgetLeftForm(database, step)
  }

  /** The cookie with this form, for the customer whose session has ended; undefined for anybody else, and for a form that discards. */
  async function cookieOf(c: Context<WebEnv>, page: string, form: PendingForm): Promise<string | undefined> {
    const ended = readSessionCookie(getCookie(c, SESSION_COOKIE))
    const customerId = ended && (await readOwnerOfSession(database.read, ended.refreshToken))
    if (!customerId || form.intent === 'reset') return undefined
    const text = JSON.stringify({ at: Date.now(), fields: withoutSecrets(form) })
    const sealed = box.seal(text, purposeOf(page, customerId)).toString('base64url')
    return pendingFormCookie(sealed, page, isSecure(c, production))
  }

  /** Undefined for a form of another step or customer, an expired one, and one we did not seal. */
  function cookieForm(c: Context<WebEnv>, page: string): PendingForm | undefined {
    const sealed = getCookie(c, PENDING_FORM_COOKIE)
    const customerId = c.get('session')?.actor.customerId
    if (!sealed || !customerId) return undefined
    try {
      const text = box.open(Buffer.from(sealed, 'base64url'), purposeOf(page, customerId))
      const { at, fields } = SealedForm.parse(JSON.parse(text))
      return Date.now() - at < PENDING_FORM_SECONDS * 1_000 ? fields : undefined
    } catch {
      return undefined
    }
  }
}

/** The router asks for a page's data under its path with `.data` behind it. */
function pageOf(path: string): string {
  return path.replace(/\.data$/, '')
}

function purposeOf(page: string, customerId: number): string {
  return `form of ${page} by ${customerId}`
}

/** The fields of a form without files; undefined for one that may bring some. */
async function sentForm(c: Context<WebEnv>): Promise<PendingForm | undefined> {
  if (!c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')) return undefined
  return Object.fromEntries(new URLSearchParams(await c.req.raw.clone().text()))
}
