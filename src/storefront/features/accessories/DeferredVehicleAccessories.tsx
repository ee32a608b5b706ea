import { deferred, lazyAfterHydration } from '../../blocks/after-hydration.tsx'

const load = async () => (await import('./VehicleAccessories.tsx')).VehicleAccessories

/** The accessories are far down the page, and the links of the server's cards work at once, so their code comes late. */
export const DeferredVehicleAccessories = deferred(import.meta.env.SSR ? await load() : lazyAfterHydration(load), load)
