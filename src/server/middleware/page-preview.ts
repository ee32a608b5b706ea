import type { MiddlewareHandler } from 'hono'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import { PREVIEW_PARAMETERS } from '#domain/content/preview-parameters.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { shopOfPreview } from '#use-cases/content/preview-link.ts'
import type { WebEnv } from '../web-env.ts'

/** The previews themselves, and what makes them look like their shop. */
export const PREVIEWED_PATHS = ['/preview/*', '/brand.css', '/brand-mark.svg']

/**
 * Shows the preview of a page in the look of the shop it was written for, on whatever host its link is opened: a dealer who edits it on the
 * main site sees the own storefront around it. Without services of third parties: a visitor's consent is for the shop of the host.
 */
export function pagePreviews(brands: () => readonly HostedBrand[], secretBox: SecretBox): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const name = PREVIEW_PARAMETERS.find((parameter) => c.req.query(parameter) !== undefined)
    const key = name && c.req.query(name)
    const slug = key === undefined ? null : shopOfPreview(secretBox, key, new Date())
    const brand = slug === null ? undefined : brands().find((each) => each.slug === slug)
    if (brand) {
      const { consent: _, ...site } = c.get('site')
      const { containers: __, ...own } = brand
      c.set('site', { ...site, brand: own, mainOrigin: site.mainOrigin ?? site.origin })
      c.set('lookQuery', `?${name}=${key}`)
    }
    await next()
  }
}
