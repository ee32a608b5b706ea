import type { Locale } from '#domain/locale.ts'
import { garageTexts, vehicleFormTexts } from '#messages/garage.ts'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { SegmentLinks } from '#design/Segment.tsx'
import type { VehicleFormView } from './vehicle-form-view.ts'
import { VehicleForm } from './VehicleForm.tsx'

export function AddVehiclePage({ view, locale }: { view: VehicleFormView; locale: Locale }) {
  return (
    <AccountFrame title={garageTexts.add[locale]}>
      <SegmentLinks label={vehicleFormTexts.ways[locale]} links={view.tabs} />
      <VehicleForm key={view.way} view={view} locale={locale} />
    </AccountFrame>
  )
}
