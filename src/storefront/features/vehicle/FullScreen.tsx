import { vehicleDetailTexts } from '#messages/vehicle-details.ts'
import { type MouseEvent, type ToggleEvent, useEffect, useEffectEvent, useState } from 'react'
import { imageUrl } from '#domain/images.ts'
import { Picture, PictureCaption } from '../../blocks/Picture.tsx'
import css from './FullScreen.module.css'
import { Arrows, indexInView, PictureRow, usePictureRow } from './PictureRow.tsx'
import { ScreenCover } from './ScreenCover.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import type { ImageView } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

interface FullScreenProps {
  id: string
  images: readonly ImageView[]
  /** The picture it opens with. */
  start: number
  /** Called when it closes, with the index of the picture that was shown last. */
  onLeave: (index: number) => void
}

/**
 * The pictures over the whole screen. A picture leads to its largest size; with a
 * script it is enlarged in place, and scrolling moves over it.
 */
export function FullScreen({ id, images, start, onLeave }: FullScreenProps) {
  const texts = useTexts(vehicleDetailTexts)
  const row = usePictureRow()
  const [zoomed, setZoomed] = useState<string>()
  const zoom = (event: MouseEvent, key: string) => {
    event.preventDefault()
    const slide = event.currentTarget.parentElement
    setZoomed(zoomed === key ? undefined : key)
    // Scrolls to the middle of the enlarged picture, which is of more interest than its corner.
    requestAnimationFrame(() =>
      slide?.scrollTo((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2),
    )
  }
  const begin = () => {
    row.show(start, 'instant')
    row.element.current?.focus()
  }
  const beginAtFirst = useEffectEvent(begin)
  // It may have been opened before the script was there.
  useEffect(() => {
    if (document.getElementById(id)?.matches(':popover-open')) beginAtFirst()
  }, [id])
  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') begin()
  }
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    const element = row.element.current
    if (!element || newState !== 'closed') return
    setZoomed(undefined)
    onLeave(indexInView(element))
  }
  return (
    <ScreenCover
      id={id}
      label={texts.fullScreen}
      closeLabel={texts.closeFullScreen}
      onToggle={onToggle}
      onBeforeToggle={onBeforeToggle}
    >
      <PictureRow row={row} className={css.row}>
        {images.map((image, index) => (
          <li
            key={image.key}
            id={`${id}-${index + 1}`}
            className={css.slide}
            data-zoomed={zoomed === image.key || undefined}
          >
            <a href={imageUrl(image.key, 2048, '16x10')} onClick={(event) => zoom(event, image.key)}>
              <Picture
                image={image.key}
                alt={image.alt}
                ratio="16x10"
                sizes={zoomed === image.key ? '220vw' : '100vw'}
                largest={2048}
                className={css.picture}
              >
                <PictureCaption>
                  {image.symbolic ? `${texts.symbolic} · ` : null}
                  {`${index + 1} / ${images.length}`}
                </PictureCaption>
              </Picture>
            </a>
          </li>
        ))}
      </PictureRow>
      {images.length > 1 ? (
        <div className="with-script">
          <Arrows row={row} count={images.length} previous={css.previous} next={css.next} />
        </div>
      ) : null}
      {images.length > 1 ? (
        <Thumbnails images={images} anchor={id} shown={row.shown} show={row.show} className={css.thumbs} />
      ) : null}
    </ScreenCover>
  )
}
