import { saveCarTexts } from '#messages/save-cars.ts'
import { savedCarTexts } from '#messages/saved-cars.ts'
import { useEffect, useState } from 'react'
import { addressOf, compared, favourites, MAX_FAVOURITES, newestFirst } from '../blocks/favourites-store.ts'
import { useStored } from '../blocks/stored-list.ts'
import { Toast } from '#design/Toast.tsx'
import type { FrameView } from './frame-view.ts'
import { useTexts } from '../site.ts'
import { useHandle } from './use-handle.ts'

/**
 * At the lower edge of a page: the cars chosen for the comparison, on pages where they can be chosen, and the notice that a list is full.
 */
export function StoredNotices({ frame }: { frame: FrameView }) {
  const texts = useTexts(savedCarTexts)
  const { compare } = useTexts(saveCarTexts)
  const chosen = useStored(compared)
  const [full, setFull] = useState<'compared' | 'favourites'>()
  useEffect(() => {
    const stops = [
      compared.subscribe((event) => setFull(event === 'full' ? 'compared' : undefined)),
      favourites.subscribe((event) => setFull(event === 'full' ? 'favourites' : undefined)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  const isOffered = useHandle('offersComparison')
  const ids = chosen.map(({ id }) => id)
  const messages = {
    favourites: texts.favouritesFull(MAX_FAVOURITES),
    compared: texts.compareFull,
    none: ids.length > 0 && isOffered ? texts.comparing(ids.length) : undefined,
  }[full ?? 'none']
  const [label, page, list] =
    full === 'favourites'
      ? [texts.toFavourites, frame.favourites ?? '', newestFirst(favourites.entries())]
      : [compare, frame.compare, ids]
  return (
    <Toast
      closeLabel={full ? texts.close : texts.clearComparison}
      onClose={() => (full ? setFull(undefined) : compared.remove(...ids))}
    >
      {messages ? (
        <>
          <span>{messages}</span>
          <a href={addressOf(page, list)}>{label}</a>
        </>
      ) : null}
    </Toast>
  )
}
