import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { ownerName } from '#database/carts.ts'
import { type DraftOwner, readCustomerOfDraft } from '#database/drafts.ts'
import type { ReadHandle } from '#database/handles.ts'
import { draftNameAt } from '#domain/routes/flows.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { PENDING_FORM_COOKIE, readSessionCookie, SESSION_COOKIE } from '#domain/session/cookies.ts'
import {
  isStoredWhenLeft,
  isRestorableScreen,
  leaveTarget,
  namesDraft,
  openedDraftOf,
  PENDING_FORM_SECONDS,
  type PendingForm,
  savesWhenLeft,
  sendsFlow,
  withoutSecrets,
} from '#domain/session/pending-form.ts'
import { withEndedDraft } from '#domain/widget/widget-address.ts'
import { clearedFormCookie, flashCookie, pendingFormCookie } from '#storefront/set-cookie.server.ts'
import { forgetLeftForm, type OpenedStep, readLeftForm, storeLeftForm } from '#use-cases/session/left-form.ts'
import { readOwnerOfSession } from '#use-cases/session/owner-of-session.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { uploadOwner } from '../receive-upload.ts'
import { isSecure, type SessionDeps } from '../session/session.ts'
import type { WebEnv } from '../web-env.ts'

const SealedForm = z.object({ at: z.number(), fields: z.record(z.string(), z.string()) })

/**
 * Keeps what was entered in a step of a flow until the step is opened again. A form that was sent after the session had ended, or after its
 * draft, waits in a sealed cookie, which the page that shows it again to the same customer or visitor clears. A step that is left
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
    const flow = draftNameAt(page)
    if (!screen || !flow) return next()
    const owner = uploadOwner(c)
    const step = owner && { owner, flow, screen, page }
    if (c.req.method === 'GET') {
      const left = step && namesDraft(screen) ? await readLeftForm(database.read, step) : {}
      if (left.draftId) c.set('draftId', left.draftId)
      const waited = cookieForm(c, page)
      const form = waited ?? (isStoredWhenLeft(screen) ? left.form : undefined)
      if (form) c.set('restoredForm', form)
      await next()
      if (waited && c.res.ok) c.header('Set-Cookie', clearedFormCookie(page), { append: true })
      return
    }
    if (c.req.method !== 'POST') return next()
    const form = await sentForm(c)
    if (form) await noteSentForm(c, database.read, form)
    const isLeft = form?.leave !== undefined
    // A target that is none of ours is replaced with the step itself.
    if (isLeft && !savesWhenLeft(screen)) c.set('leaveTo', leaveTarget(screen, form.leave) ?? addressOf(c))
    const waits = isRestorableScreen(screen) || (isLeft && isStoredWhenLeft(screen))
    const cookie = form && waits && !c.get('session') ? await cookieOfEnded(c, page, form) : undefined
    if (isLeft && step && isStoredWhenLeft(screen) && !cookie) await storeLeft(c, step, form)
    await next()
    if (cookie) c.header('Set-Cookie', cookie, { append: true })
    else if (c.get('isDraftEnded')) await notifyDraftEnded(c, page)
    else if (step && isStoredWhenLeft(screen) && !isLeft && c.res.status < 400) await forgetLeftForm(database, step)
  }

  /** Stores the form with the draft. Where that has ended, whoever pressed a button stays on the step and is told. */
  async function storeLeft(c: Context<WebEnv>, step: OpenedStep, fields: PendingForm): Promise<void> {
    const draftId = openedDraftOf(fields)
    const isStored = await storeLeftForm(database, step, { fields, draftId })
    if (isStored) return
    c.set('isDraftEnded', true)
    c.set('leaveTo', c.get('widget') ? withEndedDraft(addressOf(c)) : addressOf(c))
  }

  /** Says once on the next page that the draft has ended, and lets the form wait. A save that nobody asked for only fails. */
  async function notifyDraftEnded(c: Context<WebEnv>, page: string): Promise<void> {
    const form = c.get('sentForm')
    // Pages in a frame set no cookies; their address says it.
    if (form?.leave === page || c.get('widget')) return
    // The button was about the ended draft: only what was entered waits.
    const { intent, ...entries } = form ?? {}
    const isDiscarded = intent === 'reset'
    const cookie = isDiscarded ? undefined : await cookieOfEntries(c, page, entries)
    if (cookie) c.header('Set-Cookie', cookie, { append: true })
    const notice = isDiscarded ? 'NOT_DISCARDED' : 'DRAFT_ENDED'
    if (!c.get('sessionLost')) c.header('Set-Cookie', flashCookie(notice), { append: true })
  }

  async function cookieOfEntries(c: Context<WebEnv>, page: string, entries: PendingForm): Promise<string | undefined> {
    const ended = c.get('session') ? undefined : await cookieOfEnded(c, page, entries)
    const owner = uploadOwner(c)
    return ended ?? (owner ? sealedCookie(c, page, entries, owner) : undefined)
  }

  /** The cookie with this form, for the customer whose session has ended; undefined for anybody else, and for a form that discards. */
  async function cookieOfEnded(c: Context<WebEnv>, page: string, form: PendingForm): Promise<string | undefined> {
    const ended = readSessionCookie(getCookie(c, SESSION_COOKIE))
    const customerId =
      (ended && (await readOwnerOfSession(database.read, ended.refreshToken))) ?? c.get('customerOfDraft')
    return customerId ? sealedCookie(c, page, form, { kind: 'CUSTOMER', customerId }) : undefined
  }

  function sealedCookie(c: Context<WebEnv>, page: string, form: PendingForm, owner: DraftOwner): string | undefined {
    if (form.intent === 'reset') return undefined
    const text = JSON.stringify({ at: Date.now(), fields: withoutSecrets(form) })
    return pendingFormCookie(
      box.seal(text, purposeOf(page, owner)).toString('base64url'),
      page,
      isSecure(c, production),
    )
  }

  /** Undefined for a form of another step or owner, an expired one, and one we did not seal. */
  function cookieForm(c: Context<WebEnv>, page: string): PendingForm | undefined {
    const sealed = getCookie(c, PENDING_FORM_COOKIE)
    const owner = uploadOwner(c)
    if (!sealed || !owner) return undefined
    try {
      const text = box.open(Buffer.from(sealed, 'base64url'), purposeOf(page, owner))
      const { at, fields } = SealedForm.parse(JSON.parse(text))
      return Date.now() - at < PENDING_FORM_SECONDS * 1_000 ? fields : undefined
    } catch {
      return undefined
    }
  }
}

/**
 * Makes a step's form known before it changes anything: only while the draft that it was opened with has not ended, it may. A step that is
 * refused names that draft again. A form that brings files is read by its action, which calls this then.
 */
export async function noteSentForm(c: Context<WebEnv>, read: ReadHandle, form: PendingForm): Promise<void> {
  const screen = matchPath(pageOf(c.req.path))?.screen
  c.set('sentForm', form)
  const draftId = openedDraftOf(form)
  if (!screen || !draftId) return
  c.set('draftId', draftId)
  if (!sendsFlow(screen, form)) c.set('openedDraft', draftId)
  // The session cookie ends with its token. The draft of an account then says that there was a session.
  const customerId = c.get('session') ? undefined : await readCustomerOfDraft(read, draftId)
  if (customerId === undefined) return
  c.set('customerOfDraft', customerId)
  c.set('sessionLost', true)
}

/** The router asks for a page's data under its path with `.data` behind it. */
function pageOf(path: string): string {
  return path.replace(/\.data$/, '')
}

/** The page with its query: in a frame that names the frame and its draft. */
function addressOf(c: Context): string {
  const { pathname, searchParams } = new URL(c.req.url)
  // Of the router: the routes whose data it asks for.
  for (const name of ['_routes', 'index']) searchParams.delete(name)
  return pageOf(pathname) + (searchParams.size > 0 ? `?${searchParams.toString()}` : '')
}

/** A customer is named by the number alone, as by releases before: each opens what another has sealed. */
function purposeOf(page: string, owner: DraftOwner): string {
  return `form of ${page} by ${owner.kind === 'CUSTOMER' ? owner.customerId : ownerName(owner)}`
}

/** The fields of a form without files; undefined for one that may bring some. */
async function sentForm(c: Context<WebEnv>): Promise<PendingForm | undefined> {
  if (!c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')) return undefined
  return Object.fromEntries(new URLSearchParams(await c.req.raw.clone().text()))
}
