import { Suspense, useEffect } from 'react'
import { useNavigation } from 'react-router'
import { frameTexts } from '#messages/frame.ts'
import { closeOverlay, useOverlay } from '#design/overlay-state.ts'
import { lazyPart } from '../blocks/lazy-part.ts'
import { useTexts } from '../site.ts'

/** Few pages open an overlay, so its window is fetched with the first one. */
const Overlay = lazyPart(async () => (await import('#design/Overlay.tsx')).Overlay)

/** Where the page's overlay appears. It closes as soon as the way to another page begins. */
export function OverlayHost() {
  const texts = useTexts(frameTexts)
  const overlay = useOverlay()
  const isLeaving = useNavigation().state === 'loading'
  useEffect(() => {
    if (isLeaving) closeOverlay()
  }, [isLeaving])
  if (!overlay) return null
  return (
    <Suspense>
      <Overlay overlay={overlay} closeLabel={texts.close} loadingLabel={texts.loading} onClose={closeOverlay} />
    </Suspense>
  )
}
