let requestCount = 0

/** A search that was never requested before, answered by the shop’s gateway over HTTP, as a separate storefront would do it. */
export async function search() {
  const priceRange = { key: 'CASH_RANGE', max: 2_000_000 + requestCount++ }
  const response = await fetch(process.env.BENCH_GATEWAY, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: process.env.BENCH_QUERY,
      variables: { filters: { priceRange }, page: 1, itemsPerPage: 24, leasing: false, makes: [] },
    }),
    cache: 'no-store',
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data.searchVehicles
}
