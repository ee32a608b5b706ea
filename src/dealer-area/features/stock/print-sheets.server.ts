import { data, redirectDocument, type RouterContextProvider } from 'react-router'
import { MAX_PRINTED_VEHICLES, VEHICLE_SHEETS, vehicleSheetPath } from '#domain/stock/vehicle-sheet.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import type { FormValues } from '#storefront/blocks/form.server.ts'
import { StockDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext } from '../../request.server.ts'
import { tickedIds } from './begin-bulk.server.ts'
import { readAddress } from './stock-address.server.ts'

/** Leads to the sheets of the cars that are ticked, or of all that the address filters. */
export async function printSheets(
  values: FormValues,
  merchant: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const { locale } = context.get(areaContext)
  const kind = VEHICLE_SHEETS.find((each) => each === values.print) ?? 'EXPOSE'
  const ids = values.all === 'yes' ? await filteredIds(merchant, url, context) : tickedIds(values)
  if (ids.length > 0 && ids.length <= MAX_PRINTED_VEHICLES) return redirectDocument(vehicleSheetPath(kind, locale, ids))
  const notice = vehicleSheetTexts[ids.length === 0 ? 'none' : 'tooMany'][locale]
  return data<FormState>({ values: {}, errors: {}, notice }, { status: 400 })
}

/** One more than can be printed shows that there are too many. */
async function filteredIds(merchant: string, url: URL, context: Readonly<RouterContextProvider>): Promise<string[]> {
  const { filter, sort, descending } = readAddress(url.searchParams)
  const variables = { merchant, filter, descending, page: 1, ...(sort ? { sort } : {}) }
  const { stock } = await query(context, StockDocument, variables)
  const ids = stock.rows.map(({ id }) => id)
  return stock.total > ids.length ? [...ids, ''] : ids
}
