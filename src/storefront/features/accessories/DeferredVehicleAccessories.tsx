import { deferred, lazyAfterHydration } from '../../blocks/after-hydration.tsx'

const load = async () => (await import('./VehicleAccessories.tsx')).VehicleAccessories

/** They are far down; the server's cards can be followed at once. */
export const DeferredVehicleAccessories = deferred(import.meta.env.SSR ? await load() : lazyAfterHydration(load), load)
