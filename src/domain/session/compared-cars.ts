export const MAX_COMPARED_CARS = 3

/** What the cookie of compared cars holds: `12.7`. */
export function comparedCookieValue(ids: readonly string[]): string {
  return ids.join('.')
}

/** Ids of vehicles; anything else in the cookie is left out. */
export function readComparedCookie(value: string | undefined): string[] {
  const ids = (value ?? '').split('.').filter((id) => /^[1-9]\d{0,15}$/.test(id))
  return [...new Set(ids)].slice(0, MAX_COMPARED_CARS)
}

/** The cars with one more; undefined where there is no room for it. */
export function withCompared(ids: readonly string[], id: string): readonly string[] | undefined {
  if (ids.includes(id)) return ids
  return ids.length < MAX_COMPARED_CARS ? [...ids, id] : undefined
}
