import { redirect } from 'react-router'
import { csvTable } from '#domain/format/csv.ts'
import { formatPlainNumber } from '#domain/format/numbers.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { sellerReportTexts } from '#messages/dealer-platform.ts'
import { inLanguage } from '#messages/texts.ts'
import { csvResponse } from '../../csv-response.server.ts'
import { SellerReportDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { readStepUp } from '../../step-up.server.ts'

/** A year's sellers as a file, in January that of the year before; the second factor is shown first. */
export async function loadSellerReport({ url, context }: PageArgs): Promise<Response> {
  const { locale } = context.get(areaContext)
  const texts = inLanguage(sellerReportTexts, locale)
  if (!(await readStepUp(context))) {
    const redirectTo = dealerPaths.pathFor('operations', locale)
    return redirect(`${dealerPaths.pathFor('step-up', locale)}?${new URLSearchParams({ redirectTo }).toString()}`)
  }
  const year = Number(url.searchParams.get('year'))
  const { sellerReport } = await query(context, SellerReportDocument, { year })
  const { name, street, zip, city, vatId, register, iban, sales, paid } = texts
  const quarters = [1, 2, 3, 4].flatMap((quarter) => [sales(quarter), paid(quarter)])
  const rows = sellerReport.map((seller) => [
    ...[seller.name, seller.street ?? '', seller.zip, seller.city, seller.vatId ?? ''],
    ...[seller.registerEntry ?? '', seller.iban ?? ''],
    ...seller.quarters.flatMap((each) => [String(each.sales), formatPlainNumber(each.paid, locale, 2)]),
  ])
  const head = [name, street, zip, city, vatId, register, iban, ...quarters]
  return csvResponse(csvTable([head, ...rows]), texts.fileName(year))
}
