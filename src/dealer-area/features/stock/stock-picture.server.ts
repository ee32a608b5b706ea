import { VehiclePictureDocument } from '../../generated/graphql.ts'
import { fileResponse } from '../../file-response.server.ts'
import { query } from '../../gateway.server.ts'
import type { PageArgs } from '../../request.server.ts'

/** Photographs have names of this folder; drawings are made by their address and cannot be covered. */
export const PHOTOGRAPHS = 'photo/'

/** The uncropped picture, because a box covers a part of the whole picture. */
export async function loadVehiclePicture({ params: { vehicleId: id = '', name = '' }, context }: PageArgs) {
  const { vehiclePicture } = await query(context, VehiclePictureDocument, { id, picture: PHOTOGRAPHS + name })
  return fileResponse(vehiclePicture, 'inline')
}
