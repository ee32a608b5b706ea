import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { stockVehicleTexts } from '#messages/dealer-stock.ts'
import { formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { CreateStockVehicleDocument } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { enteredTexts, groupsOf, NOTHING_KNOWN, refusedVehicle, type VehicleGroupView } from './vehicle-form.server.ts'

export interface NewVehicleView {
  readonly back: string
  readonly groups: readonly VehicleGroupView[]
}

export async function loadNewVehicle({ url, context }: PageArgs): Promise<NewVehicleView> {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  // Otherwise a filled-in form would be lost when it is sent.
  if (!merchant.permissions.includes('stock.change')) throw data(null, 404)
  const path = dealerPaths.pathFor('stock', locale)
  return { back: `${path}?merchant=${merchant.slug}`, groups: groupsOf(NOTHING_KNOWN, locale) }
}

/** Adds the car as a draft and leads to it. */
export async function createVehicle({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const values = await formValues(request)
  const number = values.number?.trim() ?? ''
  const answer = await mutate(context, CreateStockVehicleDocument, {
    ...{ merchant: merchant.uuid, number, texts: enteredTexts(values) },
  })
  if ('result' in answer) {
    const vehicleId = answer.result.createStockVehicle
    return redirect(dealerPaths.pathFor('stock-vehicle', locale, { vehicleId }))
  }
  const taken: Record<string, string> = number === '' ? {} : { number: stockVehicleTexts.numberTaken[locale] }
  return data(refusedVehicle(values, answer.refusals, locale, taken), refusedAs(answer.refusals))
}
