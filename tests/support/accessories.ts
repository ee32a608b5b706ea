import { DEMO_CATEGORIES } from '#feeds/demo/accessories/categories.ts'
import { DEMO_ACCESSORIES } from '#feeds/demo/accessories/demo-accessories.ts'
import { embeddedAccessories } from '#services/accessories/embedded.ts'
import type { Accessories } from '#services/accessories/port.ts'

/** The demo's products. */
export function demoAccessories(): Accessories {
  return embeddedAccessories(DEMO_CATEGORIES, DEMO_ACCESSORIES)
}
