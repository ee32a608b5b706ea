import { sizeText } from '#domain/format/file-size.ts'
import { imageUrl } from '#domain/images.ts'
import type { Locale } from '#domain/locale.ts'
import { MIN_SPIN_FRAMES, SPIN_LIMIT } from '#domain/vehicle/spin.ts'
import { vehicleSpinTexts } from '#messages/dealer-spin.ts'
import { inLanguage } from '#messages/texts.ts'
import { uploadTypesText } from '#messages/uploads.ts'
import { MAX_FORM_BYTES } from '../../files-form.server.ts'
import type { StockVehicleQuery } from '../../generated/graphql.ts'
import type { VehicleSpinView } from './vehicle-spin-view.ts'

export function spinView(
  { spinFrames, spinFingerprint, canChange }: StockVehicleQuery['stockVehicle'],
  locale: Locale,
): VehicleSpinView {
  const { types, maxBytes, maxFiles } = SPIN_LIMIT
  const texts = inLanguage(vehicleSpinTexts, locale)
  const [each, all] = [sizeText(maxBytes, locale), sizeText(MAX_FORM_BYTES, locale)]
  return {
    fingerprint: spinFingerprint,
    frames: spinFrames.map((key, index) => ({
      ...{ href: imageUrl(key, 128), alt: texts.frame(index + 1, spinFrames.length) },
    })),
    accept: types.join(','),
    hint: texts.hint(MIN_SPIN_FRAMES, maxFiles, uploadTypesText.PICTURE[locale], each, all),
    canChange,
  }
}
