/**
 * The query of this moment's address with other values for some parameters. The router's own address is not enough: a script changes the
 * calculator's part of it without a navigation.
 */
export function presentQuery(own: readonly string[], values: URLSearchParams): string {
  const query = new URLSearchParams(window.location.search)
  for (const name of own) query.delete(name)
  for (const [name, value] of values) query.append(name, value)
  return query.toString()
}
