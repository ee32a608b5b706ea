import { lazy } from 'react'

const load = () => import('./ConsentForm.tsx')
/** The server has the code at hand; a browser fetches it only in a shop that asks, before the decision. */
const module = import.meta.env.SSR ? await load() : undefined

export const ConsentForm = module?.ConsentForm ?? lazy(async () => ({ default: (await load()).ConsentForm }))
