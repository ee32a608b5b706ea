import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page that was rendered to its end, the same for every visitor. */
export interface WholePage {
  readonly status: number
  /** Without the headers that follow from the body. */
  readonly headers: readonly [name: string, value: string][]
  readonly body: Uint8Array<ArrayBuffer>
  readonly encoding: Encoding
  /** Hashes of its own inline scripts, as a source list of the content security policy. */
  readonly policy: string
  readonly etag: string
  /** Path and query of its canonical link; undefined where it has none, like pages that are not for search engines. */
  readonly canonical: string | undefined
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** 11, the default, would take a hundred times as long to save a tenth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Takes a response that was rendered with a nonce and names its scripts by their hashes instead: a nonce that is sent more than once
 * protects nothing.
 */
export async function wholePageOf(response: Response, nonce: string, encoding: Encoding): Promise<WholePage> {
  const marked = await response.text()
  const html = marked.replaceAll(` nonce="${nonce}"`, '')
  const hashes = new Set(ownScripts(marked, nonce).map((script) => `'sha256-${hashOf(script)}'`))
  const body = await encoded(Buffer.from(html), encoding)
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(body),
    encoding,
    policy: [...hashes].join(' '),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    canonical: canonicalOf(html),
  }
}

/** Contents of the inline scripts that carry the nonce: an injected script has none and must not run. */
function ownScripts(html: string, nonce: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => attributes.includes(`nonce="${nonce}"`) && !attributes.includes(' src='))
    .map(([, , script = '']) => script)
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}

/**
 * A page that search engines leave out in favour of another one has no canonical link of its own; then its address is in `og:url`, for
 * those who share it.
 */
function canonicalOf(html: string): string | undefined {
  const found =
    /<meta\b[^>]*\bproperty="og:url"[^>]*\bcontent="([^"]*)"/.exec(html) ??
    /<link\b[^>]*\brel="canonical"[^>]*\bhref="([^"]*)"/.exec(html)
  const href = found?.[1]?.replaceAll('&amp;', '&')
  if (!href || !URL.canParse(href)) return undefined
  const { pathname, search } = new URL(href)
  return pathname + search
}

async function encoded(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(html, BROTLI)
  return encoding === 'gzip' ? compressGzip(html) : html
}

/** The best encoding that the browser accepts. */
export function encodingOf(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((item) => item.trim().toLowerCase())
  const takes = (name: string) => names.some((item) => item.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(item))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
