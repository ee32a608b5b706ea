import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { SellBoxView } from './SellBox.tsx'

/** Where a trade-in begins that belongs to no purchase. */
export function sellBoxView(locale: Locale): SellBoxView {
  const start = `${pathFor('tradein-vehicle', locale)}?flow=standFlow`
  return { byVin: `${start}&tab=VIN`, byChoice: `${start}&tab=SEQUENCE` }
}
