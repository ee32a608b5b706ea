import { type BrandLook, USUAL_LOOK } from './look.ts'

/** Variants that style sheets lay out by themselves; the others are tokens or pictures. */
const LAID_OUT = ['header', 'cards', 'columns', 'gallery', 'contact'] as const

/** The layout of a storefront as words for its style sheets, `header-split cards-framed`; empty for the usual one. */
export function lookWords(look: BrandLook): string {
  return LAID_OUT.flatMap((name) => {
    const variant = look[name]
    return variant && variant !== USUAL_LOOK[name] ? [`${name}-${variant}`] : []
  }).join(' ')
}
