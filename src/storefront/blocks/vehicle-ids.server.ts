/** The ids a page's address names (`?ids=3,1`): digits only, each once, at most `limit`; `more` were cut off. */
export function idsOf(
  query: URLSearchParams,
  limit: number,
): { readonly ids: readonly string[]; readonly more: number } {
  const named = (query.get('ids') ?? '').split(',').map((id) => id.trim())
  const all = [...new Set(named.filter((id) => /^[1-9]\d{0,15}$/.test(id)))]
  return { ids: all.slice(0, limit), more: Math.max(0, all.length - limit) }
}
