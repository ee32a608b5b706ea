import { lazyPart } from '../blocks/lazy-part.ts'

const load = () => import('./ConsentForm.tsx')
/** The server has the code at hand; a browser fetches it only in a shop that asks, before the decision. */
const module = import.meta.env.SSR ? await load() : undefined

export const ConsentForm = module?.ConsentForm ?? lazyPart(async () => (await load()).ConsentForm)
