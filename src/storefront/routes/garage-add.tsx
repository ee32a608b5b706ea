import { garageTexts } from '#messages/garage.ts'
import { AddVehiclePage } from '../features/garage/garage-add.page.tsx'
import { sendVehicle } from '../features/garage/send-vehicle.server.ts'
import { loadAddVehicle } from '../features/garage/vehicle-form.server.ts'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/garage-add.ts'

export const loader = loadAddVehicle

export function action(args: Route.ActionArgs) {
  return sendVehicle(args)
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: garageTexts.add[site?.locale ?? 'de'] })
}

export default function GarageAdd({ loaderData }: Route.ComponentProps) {
  return <AddVehiclePage view={loaderData} locale={useLocale()} />
}
