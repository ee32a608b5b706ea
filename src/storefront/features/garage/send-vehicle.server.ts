import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { NoticeCode } from '#messages/notices.ts'
import { AddGarageVehicleDocument, UpdateGarageVehicleDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { presentationOf } from '../../blocks/error-catalogue.ts'
import { formValues } from '../../blocks/form.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { identified, problemsOfNumbers, shownAgain } from './identify-vehicle.server.ts'
import { wayOf } from './vehicle-form.server.ts'
import { vehicleInput } from './vehicle-input.server.ts'

interface Sent {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

/** Adds a car or changes the one with `id`: first evaluates its numbers or loads models, then saves it. */
export async function sendVehicle({ request, url, context }: Sent, id?: string) {
  const { locale } = context.get(siteContext)
  const entered = await formValues(request)
  const values = entered.accept ? { ...entered, vin: entered.accept } : entered
  const way = id === undefined ? wayOf(url) : undefined
  if (values.intent === 'models') return shownAgain(values, [], context, { isIdentified: true })
  const missing = problemsOfNumbers(values, way)
  if (values.step === 'identify' || values.accept || missing.length > 0) return identified(values, missing, context)
  const input = vehicleInput(values)
  const answer =
    id === undefined
      ? await mutate(context, AddGarageVehicleDocument, { input })
      : await mutate(context, UpdateGarageVehicleDocument, { id, input })
  if ('refusals' in answer) {
    const presentation = presentationOf(id === undefined ? 'AddGarageVehicle' : 'UpdateGarageVehicle', answer.refusals)
    if ('toast' in presentation) throw toGarage(locale, presentation.toast)
    return shownAgain(values, answer.refusals, context, { isIdentified: true })
  }
  throw toGarage(locale, 'SAVED')
}

/** Redirects to the garage with a notice. */
export function toGarage(locale: Locale, notice: NoticeCode): Response {
  return redirectWithNotice(pathFor('garage', locale), notice)
}
