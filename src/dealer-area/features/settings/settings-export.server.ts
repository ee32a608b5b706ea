import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { ExportMerchantDocument } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { type ActionArgs, areaContext } from '../../request.server.ts'

/** All data of the business as a file. Whoever logged in too long ago is sent back and is told why. */
export async function exportSettings({ url, context }: ActionArgs): Promise<Response> {
  const merchant = await merchantOf(url, context)
  if (!merchant) throw data(null, 404)
  const answer = await mutate(context, ExportMerchantDocument, { merchant: merchant.uuid })
  if ('refusals' in answer) {
    const query = new URLSearchParams({ merchant: merchant.slug, export: 'refused' })
    return redirect(`${dealerPaths.pathFor('settings', context.get(areaContext).locale)}?${query.toString()}`)
  }
  return new Response(answer.result.exportMerchant, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="fahrwerk-${merchant.slug}.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
