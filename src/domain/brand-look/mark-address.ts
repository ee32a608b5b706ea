/** The address of a storefront's mark, the same on every host. */
export function markAddress(slug: string): string {
  return `/brand-mark/${slug}.svg`
}
