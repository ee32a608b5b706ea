import { imageUrl } from '#domain/images.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { VEHICLE_PICTURE_LIMIT } from '#domain/upload/upload.ts'
import { vehiclePictureTexts } from '#messages/dealer-pictures.ts'
import { inLanguage } from '#messages/texts.ts'
import { uploadTexts, uploadTypesText } from '#messages/uploads.ts'
import { sizeText } from '#domain/format/file-size.ts'
import type { StockVehicleQuery } from '../../generated/graphql.ts'
import { PHOTOGRAPHS } from './stock-picture.server.ts'
import type { VehiclePicturesView } from './vehicle-pictures-view.ts'

export function picturesView(vehicle: StockVehicleQuery['stockVehicle'], locale: Locale): VehiclePicturesView {
  const { id, pictures, pictureCount, picturesFingerprint, coveredPictures, handFields, isByHand, canChange } = vehicle
  const { types, maxBytes, maxFiles } = VEHICLE_PICTURE_LIMIT
  const boxes = new Map(coveredPictures.map((covered) => [covered.key, covered.boxes]))
  const owner = handFields.includes('pictures') ? 'HAND' : 'FEED'
  return {
    fingerprint: picturesFingerprint,
    pictures: (pictureCount > 0 ? pictures : []).map((key, index) => ({
      ...{ key, kind: 'PICTURE', field: 'pictures', size: '', isCover: index === 0 },
      ...{ fileName: vehiclePictureTexts.picture[locale](index + 1), href: imageUrl(key, 512) },
      boxes: boxes.get(key) ?? [],
      whole: key.startsWith(PHOTOGRAPHS)
        ? dealerPaths.pathFor('stock-picture', locale, { vehicleId: id, name: key.slice(PHOTOGRAPHS.length) })
        : '',
    })),
    owner: isByHand ? null : owner,
    accept: types.join(','),
    hint: inLanguage(uploadTexts, locale).limits(uploadTypesText.PICTURE[locale], sizeText(maxBytes, locale), maxFiles),
    canChange,
  }
}
