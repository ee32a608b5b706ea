import { MAX_GARAGE_VEHICLES } from '#domain/garage/garage-vehicle.ts'
import { pathFor } from '#domain/routes/paths.ts'
import {
  DeleteGarageVehicleDocument,
  GarageDocument,
  type GarageQuery,
  SelectGarageVehicleDocument,
} from '#storefront/generated/graphql.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { formValues } from '../../blocks/form.server.ts'
import { query, mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { GarageView } from './garage-view.ts'
import { saveDocuments } from './documents.server.ts'
import { loadRecord } from './record.server.ts'
import { sendVehicle, toGarage } from './send-vehicle.server.ts'
import { carOfOffer, declineOffer, addTradeInToCart, offerViews } from './offers.server.ts'
import { editForm } from './vehicle-form.server.ts'
import { nameOf, vehicleView } from './vehicle-view.server.ts'
import { loadWorth } from './worth.server.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/**
 * The garage and one of its cars: the one the address names (`fahrzeug`, `bearbeiten`, `loeschen`; `ablehnen` names an offer for it), else
 * the selected one.
 */
export async function loadGarage({ url: { searchParams }, context }: PageArgs): Promise<GarageView> {
  const { locale } = context.get(siteContext)
  const { garageVehicles } = await query(context, GarageDocument)
  const [edited, leaving] = [searchParams.get('bearbeiten'), searchParams.get('loeschen')]
  const declined = searchParams.get('ablehnen')
  const named = edited ?? leaving ?? searchParams.get('fahrzeug') ?? carOfOffer(garageVehicles, declined)
  const shown = garageVehicles.find(({ garageId, isSelected }) => (named === null ? isSelected : garageId === named))
  if (named !== null && !shown) throw data(null, 404)
  const path = pathFor('garage', locale)
  const offers = shown ? offerViews(shown, garageVehicles, locale) : []
  const declining = offers.find(({ id }) => id === declined)
  return {
    path,
    max: MAX_GARAGE_VEHICLES,
    ...(garageVehicles.length < MAX_GARAGE_VEHICLES ? { addPath: pathFor('garage-add', locale) } : {}),
    vehicles: garageVehicles.map((vehicle) => ({
      id: vehicle.garageId,
      label: [nameOf(vehicle), vehicle.plate].filter(Boolean).join(', '),
      isShown: vehicle === shown,
    })),
    ...(shown ? { shown: vehicleView(shown, locale) } : {}),
    ...(shown && edited === null && leaving === null ? await worthAndRecord(shown, context) : {}),
    ...(shown && edited !== null ? { form: await editForm(shown, `${path}?bearbeiten=${edited}`, context) } : {}),
    offers,
    isLeaving: leaving !== null,
    ...(declining ? { declining } : {}),
  }
}

async function worthAndRecord(shown: GarageQuery['garageVehicles'][number], context: PageArgs['context']) {
  const worth = await loadWorth(shown.garageId, context)
  const record = await loadRecord(shown, worth.kind === 'estimate' ? worth.amount : null, context)
  return { worth, record }
}

/**
 * Selects, changes or removes a car, stores its documents, trades it in or declines an offer for it; a notice says if the car does not
 * exist (any more).
 */
export async function changeGarage(args: PageArgs & { readonly request: Request }) {
  const { url, request, context } = args
  const { locale } = context.get(siteContext)
  const edited = url.searchParams.get('bearbeiten')
  if (edited !== null) return sendVehicle(args, edited)
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data'))
    return saveDocuments(request, url, context)
  const { select, remove, tradeIn, decline } = await formValues(request)
  if (tradeIn !== undefined) throw await addTradeInToCart(tradeIn, url, context)
  if (decline !== undefined) throw await declineOffer(decline, context)
  if (remove !== undefined) {
    const answer = await mutate(context, DeleteGarageVehicleDocument, { id: remove })
    throw toGarage(locale, 'refusals' in answer ? noticeFor('DeleteGarageVehicle', answer.refusals) : 'SAVED')
  }
  const answer = await mutate(context, SelectGarageVehicleDocument, { id: select ?? '' })
  if ('refusals' in answer) throw toGarage(locale, noticeFor('SelectGarageVehicle', answer.refusals))
  throw redirect(pathFor('garage', locale))
}
