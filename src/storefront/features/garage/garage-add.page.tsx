import { garageTexts, vehicleFormTexts } from '#messages/garage.ts'
import { SegmentLinks } from '#design/Segment.tsx'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/garage-add.page.ts'
import { VehicleForm } from './VehicleForm.tsx'
import { sendVehicle } from './send-vehicle.server.ts'
import { loadAddVehicle } from './vehicle-form.server.ts'

export const loader = loadAddVehicle

export function action(args: Route.ActionArgs) {
  return sendVehicle(args)
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: garageTexts.add })
}

export default function GarageAdd({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(garageTexts)
  const vehicleFormWords = useTexts(vehicleFormTexts)
  return (
    <AccountFrame title={texts.add}>
      <SegmentLinks label={vehicleFormWords.ways} links={view.tabs} />
      <VehicleForm key={view.way} view={view} />
    </AccountFrame>
  )
}
