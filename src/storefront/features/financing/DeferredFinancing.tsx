import { deferred, lazyAfterHydration } from '../../blocks/after-hydration.tsx'

const load = async () => (await import('./Financing.tsx')).Financing

/** The calculator as the server has rendered it is a form that works by itself. */
export const DeferredFinancing = deferred(import.meta.env.SSR ? await load() : lazyAfterHydration(load), load)
