import { loadVehiclePicture } from './stock-picture.server.ts'

/** No page: the picture itself. */
export const loader = loadVehiclePicture
