/** One form for exactly one, another for every other count, as German and English have it. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other
}
