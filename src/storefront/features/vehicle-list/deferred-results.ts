import { lazy } from 'react'

const loadMap = () => import('./ResultsMap.tsx')
const loadNothing = () => import('./NoResults.tsx')
/** Few lists are empty or looked at on the map: the server has the code at hand, a browser fetches it with such a list. */
const [map, nothing] = import.meta.env.SSR ? await Promise.all([loadMap(), loadNothing()]) : []

export const ResultsMap = map?.ResultsMap ?? lazy(async () => ({ default: (await loadMap()).ResultsMap }))
export const NoResults = nothing?.NoResults ?? lazy(async () => ({ default: (await loadNothing()).NoResults }))
