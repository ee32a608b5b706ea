import type { MiddlewareHandler } from 'hono'
import { LOOK_PARAMETER } from '#domain/brand-look/look-parameter.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { openShopLook, withShopLook } from '#use-cases/merchant-settings/shop-look-preview.ts'
import type { WebEnv } from '../web-env.ts'

/**
 * Shows a storefront as its unsaved settings would make it, to a request with the key of a preview; the page is never stored or indexed. An
 * expired key or one of another storefront changes nothing.
 */
export function lookPreviews(secretBox: SecretBox): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const key = c.req.query(LOOK_PARAMETER)
    const site = c.get('site')
    const { slug } = site.brand
    const look = key !== undefined && slug !== null ? openShopLook(secretBox, slug, key, new Date()) : undefined
    if (key === undefined || !look) return next()
    c.set('site', { ...site, brand: withShopLook(site.brand, look) })
    c.set('lookQuery', `?${LOOK_PARAMETER}=${key}`)
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.set('X-Robots-Tag', 'noindex')
    return undefined
  }
}
