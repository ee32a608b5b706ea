import { exchangeFavourites } from './change-favourites.server.ts'

export const action = exchangeFavourites
