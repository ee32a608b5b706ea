import { exchangeFavourites } from '../features/favourites/change-favourites.server.ts'

export const action = exchangeFavourites
