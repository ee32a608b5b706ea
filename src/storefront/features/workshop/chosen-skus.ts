const PREFIX = 'sku-'

/** The services whose boxes are ticked, from the names of the fields that a form sends. */
export function chosenSkus(names: Iterable<string>): string[] {
  return [...names].flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
}
