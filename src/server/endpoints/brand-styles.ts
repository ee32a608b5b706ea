import type { Hono } from 'hono'
import { lookTokens } from '#domain/brand-look/look-tokens.ts'
import { brandTokens } from '#domain/merchant/brand-tokens.ts'
import { contrastOf, MIN_CONTRAST } from '#domain/merchant/contrast.ts'
import { COLOR_PARAMETER } from '#domain/widget/widget-address.ts'
import type { WebEnv } from '../web-env.ts'

/** `/brand.css`: the colours and forms a dealer's storefront overrides; everything else comes from the shared tokens. */
export function brandStylesEndpoint(app: Hono<WebEnv>): void {
  app.get('/brand.css', (c) => {
    const { brand } = c.get('site')
    const own = ownColor(c.req.query(COLOR_PARAMETER))
    const tokens = Object.entries({ ...brand.tokens, ...(own ? brandTokens(own) : {}) }).filter(
      ([name, value]) => isToken(name) && isValue(value),
    )
    const rules = [...Object.entries(lookTokens(brand.look ?? {})), ...tokens]
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')
    const css = brand.slug && rules ? `:root[data-brand]{${rules}}` : ''
    return c.body(css, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      Vary: 'Host',
    })
  })
}

/** A colour that a dealer has chosen for one frame, if white text can be read on it. */
function ownColor(digits: string | undefined): string | undefined {
  const color = `#${digits?.toLowerCase()}`
  return /^#[0-9a-f]{6}$/.test(color) && contrastOf(color, '#ffffff') >= MIN_CONTRAST ? color : undefined
}

function isToken(name: string): boolean {
  return /^(brand(-[a-z]+)?|on-brand|radius)$/.test(name)
}

/** Whether a value is a colour or a length; any other text could end the rule or load a resource. */
function isValue(value: string): boolean {
  return /^(#[0-9a-f]{3,8}|\d{1,4}(\.\d+)?(px|%)?)$/i.test(value)
}
