import { stockTexts } from '#messages/dealer-stock.ts'
import { csvResponse } from '../../csv-response.server.ts'
import { StockCsvDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { readAddress } from './stock-address.server.ts'

/** The list that the address filters, as a file. */
export async function loadStockCsv({ url, context }: PageArgs): Promise<Response> {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const { filter, sort, descending } = readAddress(url.searchParams)
  const variables = { merchant: merchant.uuid, filter, descending, ...(sort ? { sort } : {}) }
  const { stockCsv } = await query(context, StockCsvDocument, variables)
  return csvResponse(stockCsv, stockTexts.csvName[locale])
}
