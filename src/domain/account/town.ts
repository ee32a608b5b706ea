import { slugOf } from '../vehicle/vehicle-slug.ts'

/** Whether two names mean different towns; `Frankfurt` and `Frankfurt am Main` are the same. False where a name is empty. */
export function isOtherTown(known: string, entered: string): boolean {
  const [a, b] = [slugOf(known), slugOf(entered)]
  return a !== '' && b !== '' && !a.includes(b) && !b.includes(a)
}
