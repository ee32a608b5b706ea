import type { Locale } from '#domain/locale.ts'
import { keepTexts } from '#messages/keep.ts'
import { inLanguage } from '#messages/texts.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { addressOf, compared, favourites, MOST_FAVOURITES, newestFirst } from '../blocks/kept-vehicles.ts'
import { useStored } from '../blocks/stored-list.ts'
import { Toast } from '../design/Toast.tsx'
import type { FrameView } from './frame-view.ts'
import css from './KeptNotices.module.css'

/** At the lower edge of a page: what is chosen for the comparison, and that a list can take no more. */
export function KeptNotices({ frame, locale }: { frame: FrameView; locale: Locale }) {
  const texts = inLanguage(keepTexts, locale)
  const chosen = useStored(compared)
  const [full, setFull] = useState<'compared' | 'favourites'>()
  useEffect(() => {
    const stops = [
      compared.subscribe((event) => setFull(event === 'full' ? 'compared' : undefined)),
      favourites.subscribe((event) => setFull(event === 'full' ? 'favourites' : undefined)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  const isComparing = useLocation().pathname === frame.compare
  const ids = chosen.map(({ id }) => id)
  const comparison = <a href={addressOf(frame.compare, ids)}>{texts.compare}</a>
  return (
    <div className={css.edge}>
      {full === 'favourites' ? (
        <Toast closeLabel={texts.close} onClose={() => setFull(undefined)}>
          <span>{texts.favouritesFull(MOST_FAVOURITES)}</span>
          <a href={addressOf(frame.favourites ?? '', newestFirst(favourites.entries()))}>{texts.toFavourites}</a>
        </Toast>
      ) : full === 'compared' ? (
        <Toast closeLabel={texts.close} onClose={() => setFull(undefined)}>
          <span>{texts.compareFull}</span>
          {comparison}
        </Toast>
      ) : (
        <Toast closeLabel={texts.clearComparison} onClose={() => compared.remove(...ids)}>
          {ids.length > 0 && !isComparing ? (
            <>
              <span>{texts.comparing(ids.length)}</span>
              {comparison}
            </>
          ) : null}
        </Toast>
      )}
    </div>
  )
}
