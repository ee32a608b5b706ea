/** Cookies that containers set under the shop's own name: Google's, and those of advertisers that come by a tag manager. */
const ANALYTICS_COOKIE = /^_(?:ga|gid|gat|gcl|dc_gtm|fbp|fbc|uet)/

/** `Set-Cookie` headers that delete the first-party analytics cookies of a request, on this host and every domain above it. */
export function clearedAnalyticsCookies(cookies: string, host: string): string[] {
  const names = cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => ANALYTICS_COOKIE.test(name) && /^[\w.-]+$/.test(name))
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  return [...new Set(names)].flatMap((name) => ['', ...domains].map((at) => `${name}=; Path=/; Max-Age=0${at}`))
}
