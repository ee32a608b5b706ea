import { slugOf } from '../vehicle/vehicle-slug.ts'

/** Whether two names are of different towns; `Frankfurt` and `Frankfurt am Main` are one. Nothing is said of an empty name. */
export function isOtherTown(known: string, given: string): boolean {
  const [a, b] = [slugOf(known), slugOf(given)]
  return a !== '' && b !== '' && !a.includes(b) && !b.includes(a)
}
