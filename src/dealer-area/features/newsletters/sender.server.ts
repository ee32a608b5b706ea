import { data, type RouterContextProvider } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { areaContext } from '../../request.server.ts'

/** Whose newsletters a page is about, by its address: a dealer's, or those of the main site. */
export async function senderOfPage(url: URL, context: Readonly<RouterContextProvider>) {
  const { locale } = context.get(areaContext)
  const screen = dealerPaths.matchPath(url.pathname.replace(/\.data$/, ''))?.screen
  if (screen === undefined) throw data(null, 404)
  if (screen.startsWith('platform-')) return { merchant: null, ...addresses('platform-', locale, '') }
  const { uuid, slug } = await requireMerchant(url, context)
  const search = new URLSearchParams({ merchant: slug }).toString()
  return { merchant: uuid, ...addresses('', locale, `?${search}`) }
}

function addresses(prefix: '' | 'platform-', locale: Locale, search: string) {
  const path = (screen: 'newsletters' | 'newsletter' | 'newsletter-preview', issueId = '') =>
    dealerPaths.pathFor(`${prefix}${screen}` as DealerScreen, locale, issueId === '' ? {} : { issueId }) + search
  return {
    list: path('newsletters'),
    issue: (id: string) => path('newsletter', id),
    preview: (id: string) => path('newsletter-preview', id),
  }
}

/** The address with a parameter that says what has been done, such as `saved=1`. */
export function withFlag(address: string, flag: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${flag}=1`
}
