import type { HeadersArgs } from 'react-router'

/** Headers of a page that is never cached and that says when one may write again. */
export function requestHeaders({ loaderHeaders, actionHeaders }: HeadersArgs) {
  const wait = actionHeaders.get('Retry-After')
  if (wait !== null) loaderHeaders.set('Retry-After', wait)
  return loaderHeaders
}
