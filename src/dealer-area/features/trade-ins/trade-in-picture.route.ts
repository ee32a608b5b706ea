import { loadPicture } from './trade-in-picture.server.ts'

/** No page: the picture itself. */
export const loader = loadPicture
