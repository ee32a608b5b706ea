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
 * protects nothing. Works on bytes, because turning a page into text and back is an eighth of the work of its first view.
 */
export async function wholePageOf(response: Response, nonce: string, encoding: Encoding): Promise<WholePage> {
  const { html, scripts } = withoutNonce(Buffer.from(await response.arrayBuffer()), nonce)
  const body = await encoded(html, encoding)
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(body),
    encoding,
    policy: [...new Set(scripts.map((script) => `'sha256-${hashOf(script)}'`))].join(' '),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    canonical: canonicalOf(headOf(html)),
  }
}

/** The page without the nonce, and the contents of the inline scripts that carried it: an injected script has none and must not run. */
function withoutNonce(marked: Buffer, nonce: string): { html: Buffer; scripts: Buffer[] } {
  const mark = ` nonce="${nonce}"`
  const parts: Buffer[] = []
  const scripts: Buffer[] = []
  let from = 0
  for (let at = marked.indexOf(mark); at >= 0; at = marked.indexOf(mark, from)) {
    parts.push(marked.subarray(from, at))
    from = at + mark.length
    const end = marked.indexOf('>', at)
    const tag = marked.toString('utf8', marked.lastIndexOf('<', at), end)
    if (/^<script\b/.test(tag) && !tag.includes(' src='))
      scripts.push(marked.subarray(end + 1, marked.indexOf('</script>', end)))
  }
  return { html: Buffer.concat([...parts, marked.subarray(from)]), scripts }
}

function headOf(html: Buffer): string {
  const end = html.indexOf('</head>')
  return html.toString('utf8', 0, end < 0 ? html.length : end)
}

function hashOf(script: Buffer): string {
  return createHash('sha256').update(script).digest('base64')
}

/**
 * A page that search engines leave out in favour of another one has no canonical link of its own; then its address is in `og:url`, for
 * those who share it.
 */
function canonicalOf(head: string): string | undefined {
  const found =
    /<meta\b[^>]*\bproperty="og:url"[^>]*\bcontent="([^"]*)"/.exec(head) ??
    /<link\b[^>]*\brel="canonical"[^>]*\bhref="([^"]*)"/.exec(head)
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
