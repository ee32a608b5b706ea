/** Names of the row fields, which the address writes as one parameter: `mm=audi.a4`. */
const ROW_FIELD = /^(make|model)(\d)$/
const AMOUNT_FIELD = /-(min|max)$/

/**
 * The query that a filter form stands for, as the address of the list spells it: empty fields are left out, rows of make
 * and model joined, amounts without separators, everything in the canonical order. So a change needs no redirect.
 */
export function queryOfForm(
  entries: Iterable<readonly [string, FormDataEntryValue]>,
  order: readonly string[],
): string {
  const rows = new Map<string, { make: string; model: string }>()
  const params: [string, string][] = []
  for (const [name, value] of entries) {
    const text = typeof value === 'string' ? value.trim() : ''
    const [, part, row = ''] = ROW_FIELD.exec(name) ?? []
    if (part === 'make' || part === 'model') rows.set(row, { make: '', model: '', ...rows.get(row), [part]: text })
    else if (text && order.includes(name)) params.push([name, AMOUNT_FIELD.test(name) ? withoutGroups(text) : text])
  }
  for (const { make, model } of rows.values()) if (make) params.push(['mm', model ? `${make}.${model}` : make])
  params.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  return new URLSearchParams(params).toString()
}

function withoutGroups(amount: string): string {
  return amount.replaceAll(/[.,](?=\d{3}(\D|$))/g, '')
}
