import { lazy } from 'react'

const load = () => import('./ResultsMap.tsx')
/** Few lists are looked at on the map: the server has its code at hand, a browser fetches it with such a list. */
const module = import.meta.env.SSR ? await load() : undefined

export const ResultsMap = module?.ResultsMap ?? lazy(async () => ({ default: (await load()).ResultsMap }))
