/**
 * Behind a TLS proxy the request arrives as http on an inner host. This rebuilds the address the visitor used, before anything
 * looks at it: forms check the Origin header against it, links are made from it. Only with TRUST_PROXY, since anybody can send these
 * headers.
 */
export function asVisitorSees(request: Request): Request {
  const url = new URL(request.url)
  const scheme = first(request.headers.get('x-forwarded-proto'))
  const host = first(request.headers.get('x-forwarded-host'))
  if (scheme === 'http' || scheme === 'https') url.protocol = scheme
  if (host && /^[\w.-]+(:\d+)?$/.test(host)) {
    url.port = '' // drops the inner port; the header carries the outer one where it matters
    url.host = host
  }
  return url.href === request.url ? request : new Request(url, request)
}

function first(header: string | null): string | undefined {
  return header?.split(',')[0]?.trim()
}
