import type { Locale } from '#domain/locale.ts'
import { cartTexts } from '#messages/cart.ts'
import { isNoticeCode, NOTICES } from '#messages/notices.ts'
import type { NoticeView } from '../site.ts'

/** The notice of a code in a language; undefined for an unknown code, because a cookie may contain anything. `cart`: path of the cart. */
export function noticeOf(code: string | null | undefined, locale: Locale, cart?: string): NoticeView | undefined {
  if (!isNoticeCode(code)) return undefined
  const { tone, title, text } = NOTICES[code]
  const link = code === 'ADDED_TO_CART' && cart ? { link: { href: cart, label: cartTexts.see[locale] } } : {}
  return { tone, title: title[locale], text: text[locale], ...link }
}
