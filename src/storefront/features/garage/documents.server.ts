import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatDateOf } from '#domain/format/dates.ts'
import { orderFileKind } from '#domain/order/order-files.ts'
import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { GaragePlace } from '#domain/upload/upload.ts'
import { orderFileKindTexts } from '#messages/dealer-files.ts'
import { orderDocumentTexts, orderTexts } from '#messages/orders.ts'
import type { GarageQuery } from '#storefront/generated/graphql.ts'
import {
  changeUploads,
  fileFieldView,
  receiveUploads,
  refusedUploads,
  uploadView,
} from '../../blocks/uploads.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import type { DocumentsView } from './record-view.ts'
import type { GarageRecord } from './record.server.ts'

type Context = Readonly<RouterContextProvider>
type Vehicle = GarageQuery['garageVehicles'][number]

/** The kinds of order documents that are shown with a car; the others are on the order's page. */
const SHOWN = new Set<OrderDocumentKind>(['ORDER', 'WARRANTY_TERMS', 'HAND_OVER', 'INVOICE', 'CANCELLATION_INVOICE'])

/** The car's documents: those of its orders, and the customer's own. */
export function documentsView({ garageId }: Vehicle, { orders, files }: GarageRecord, context: Context): DocumentsView {
  const { locale } = context.get(siteContext)
  return {
    ofOrders: orders.flatMap(({ id, placedAt, documents, files: added }) => {
      const line = [orderTexts.order[locale](id), formatDateOf(placedAt, locale)].join(' · ')
      return [
        ...documents
          .filter(({ kind }) => SHOWN.has(kind))
          .map(({ kind, path: href }) => ({ href, line, label: orderDocumentTexts[kind][locale] })),
        ...added.map(({ field, fileName, path: href }) => ({
          ...{ href, line, label: `${orderFileKindTexts[orderFileKind(field)][locale]}: ${fileName}` },
        })),
      ]
    }),
    own: files.map((file) => uploadView(file, locale)),
    path: `${pathFor('garage', locale)}?fahrzeug=${garageId}`,
    field: fileFieldView(context, { flow: placeOf(garageId), kind: 'DOCUMENT' }),
  }
}

/** Stores, or removes, documents of the car that the address names, and shows it again. */
export async function saveDocuments(request: Request, url: URL, context: Context) {
  const garageId = url.searchParams.get('fahrzeug') ?? ''
  if (!/^\d{1,15}$/.test(garageId)) throw data(null, 404)
  const received = await receiveUploads(request, context, { flow: placeOf(garageId), kind: 'DOCUMENT' })
  if (Object.keys(received.errors).length > 0) {
    context.set(hasErrorsContext, true)
    return refusedUploads(received)
  }
  await changeUploads(context, received.values)
  throw redirect(`${url.pathname}${url.search}#unterlagen`)
}

function placeOf(garageId: string): GaragePlace {
  return `garage:${Number(garageId)}`
}
