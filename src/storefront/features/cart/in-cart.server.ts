import { pathFor } from '#domain/routes/paths.ts'
import type { Locale } from '#domain/locale.ts'
import { CHECKOUT_ANCHOR } from '#domain/session/redirect-target.ts'
import { addToCartTexts } from '#messages/add-to-cart.ts'
import type { NoticeCode } from '#messages/notices.ts'
import { data, type RouterContextProvider } from 'react-router'
import { type FormValues } from '../../blocks/form.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { siteContext } from '../../request.server.ts'
import { cartCookie, flashCookie } from '../../set-cookie.server.ts'
import { type AddingOutcome, IN_PLACE } from './use-add-in-place.ts'

type Context = Readonly<RouterContextProvider>

/** The link to the cart, for the page of something that is in there already. */
export function inCartLink(locale: Locale): { readonly label: string; readonly href: string } {
  return { label: addToCartTexts.inCart[locale], href: `${pathFor('cart', locale)}#${CHECKOUT_ANCHOR}` }
}

interface Added {
  /** Address of the page that the form stands on. */
  readonly url: URL
  readonly context: Context
  readonly values: FormValues
  readonly isAdded: boolean
  readonly notice: NoticeCode
}

/**
 * Says whether something was added: as data for a form sent by script, else by showing the page again. A visitor's cart gets its cookie
 * here, never before.
 */
export function answerAdding({ url, context, values, isAdded, notice }: Added) {
  const { session, anonymousId, secureCookies } = context.get(siteContext)
  const cookies = isAdded && !session && anonymousId ? [cartCookie(anonymousId, secureCookies)] : []
  if (values[IN_PLACE] === undefined) return redirectWithNotice(url.pathname + url.search, notice, cookies)
  const headers = new Headers([flashCookie(notice), ...cookies].map((cookie) => ['Set-Cookie', cookie]))
  return data<AddingOutcome>({ isAdded }, { headers })
}
