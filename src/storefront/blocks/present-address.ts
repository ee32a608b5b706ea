const CHANGED = 'query-replaced'

/** Of an offer's address that shows the loan month by month. */
export const PLAN_PARAM = 'plan'

/**
 * The query of this moment's address with other values for some parameters. The router's own address is not enough: a script changes the
 * calculator's part of it without a navigation.
 */
export function presentQuery(own: readonly string[], values: URLSearchParams): string {
  const query = new URLSearchParams(window.location.search)
  for (const name of own) query.delete(name)
  for (const [name, value] of values) query.append(name, value)
  return query.toString()
}

/** Replaces this moment's address without a navigation: the page is already what it shows. Links that carry the query along follow. */
export function replaceQuery(path: string, query: string): void {
  window.history.replaceState(window.history.state, '', query ? `${path}?${query}` : path)
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back whenever the query was replaced; returns what ends it. */
export function onQueryReplaced(callBack: () => void): () => void {
  window.addEventListener(CHANGED, callBack)
  return () => window.removeEventListener(CHANGED, callBack)
}

/**
 * The address with this query, too, except for the open repayment plan; what it says itself counts more. A place on the same page stays
 * one.
 */
export function withQuery(href: string, search: string): string {
  if (href.startsWith('#')) return href
  const [, path = '', own = '', hash = ''] = /^([^?#]*)\??([^#]*)(#?.*)$/.exec(href) ?? []
  const query = new URLSearchParams(search)
  query.delete(PLAN_PARAM)
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value)
  return (query.size > 0 ? `${path}?${query}` : path) + hash
}
