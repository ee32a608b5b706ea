import { demoCategories } from '#feeds/demo/accessories/categories.ts'
import { demoProducts } from '#feeds/demo/accessories/demo-accessories.ts'
import { embeddedAccessories } from '#services/accessories/embedded.ts'
import type { Accessories } from '#services/accessories/port.ts'

/** The demo's products. */
export function demoAccessories(): Accessories {
  return embeddedAccessories(demoCategories(), demoProducts())
}
