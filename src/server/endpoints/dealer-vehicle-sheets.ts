import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { renderVehicleSheets } from '#documents/vehicle-sheets.ts'
import { LOCALES, type Locale } from '#domain/locale.ts'
import { DEALER_SCREENS, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { STAFF_COOKIE } from '#domain/staff/staff-cookie.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { VEHICLE_SHEETS, type VehicleSheetKind, vehicleSheetFile } from '#domain/stock/vehicle-sheet.ts'
import { readVehicleSheets } from '#use-cases/stock/vehicle-sheets.ts'
import type { WebEnv } from '../web-env.ts'

interface VehicleSheetsDeps {
  readonly deps: Parameters<typeof readVehicleSheets>[0]
  readonly actorOf: (token: string) => Promise<StaffActor | undefined>
}

/** Pictures of a car on its exposé; a price tag has none. */
const PICTURES: Record<VehicleSheetKind, number> = { EXPOSE: 5, PRICE_TAG: 0 }

/** The sheets of cars (`?id=…&id=…`) for their dealer's staff, as one PDF; for anybody else they do not exist. */
export function dealerVehicleSheetsEndpoint({ deps, actorOf }: VehicleSheetsDeps) {
  async function answer(c: Context<WebEnv>, kind: VehicleSheetKind, locale: Locale): Promise<Response> {
    c.header('Cache-Control', 'no-store')
    const token = getCookie(c, STAFF_COOKIE)
    const actor = token === undefined || c.get('site').brand.slug !== null ? undefined : await actorOf(token)
    if (!actor) return c.redirect(dealerPaths.pathFor('login', locale), 303)
    const ids = [...new Set(c.req.queries('id') ?? [])].map(Number).filter(Number.isSafeInteger)
    const found = await readVehicleSheets(deps, actor, { ids, locale, pictures: PICTURES[kind] })
    if (found.kind === 'refused' && found.code === 'UNAVAILABLE')
      return c.text('Diese Fahrzeuge haben noch keinen Preis. / These cars have no price yet.', 409)
    if (found.kind === 'refused') return c.text('Diese Seite gibt es nicht. / There is no such page.', 404)
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `inline; filename="${vehicleSheetFile(kind, locale)}"`)
    return c.body(new Uint8Array(await renderVehicleSheets(kind, found.sheets, { locale })))
  }
  return (app: Hono<WebEnv>): void => {
    for (const locale of LOCALES)
      for (const kind of VEHICLE_SHEETS)
        app.get(`${DEALER_SCREENS.stock[locale]}/${vehicleSheetFile(kind, locale)}`, (c) => answer(c, kind, locale))
  }
}
