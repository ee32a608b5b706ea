import { deferred, lazyAfterHydration } from '../../blocks/after-hydration.tsx'

const loadGallery = async () => (await import('./Gallery.tsx')).Gallery
/** Swiping, thumbnails and full screen work without a script, so the code comes late; it adds buttons, marks and zoom. */
export const DeferredGallery = deferred(
  import.meta.env.SSR ? await loadGallery() : lazyAfterHydration(loadGallery),
  loadGallery,
)

const loadSections = async () => (await import('./OfferSections.tsx')).OfferSections
export const DeferredSections = deferred(
  import.meta.env.SSR ? await loadSections() : lazyAfterHydration(loadSections),
  loadSections,
)
