import { redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { formValues } from '#storefront/blocks/form.server.ts'
import { ExportMerchantDocument } from '../../generated/graphql.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'

/** All data of the business as a file; without the second factor the settings say what is missing. */
export async function exportSettings({ request, url, context }: ActionArgs): Promise<Response> {
  const merchant = await requireMerchant(url, context)
  const values = await formValues(request)
  const answer = await mutateSteppedUp(context, values, ExportMerchantDocument, { merchant: merchant.uuid })
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
