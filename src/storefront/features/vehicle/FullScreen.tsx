import { vehicleTexts } from '#messages/vehicle.ts'
import type { ToggleEvent } from 'react'
import { IconButton } from '#design/Button.tsx'
import { Picture, PictureCaption } from '../../blocks/Picture.tsx'
import css from './FullScreen.module.css'
import { Arrows, indexInView, PictureRow, usePictureRow } from './PictureRow.tsx'
import type { ImageView } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

interface FullScreenProps {
  id: string
  images: readonly ImageView[]
  /** The picture it opens with. */
  start: number
  /** The picture that was shown last, when it closes. */
  onLeave: (index: number) => void
}

/** The pictures over the whole screen, as a popover: it opens and closes without a script. */
export function FullScreen({ id, images, start, onLeave }: FullScreenProps) {
  const texts = useTexts(vehicleTexts)
  const row = usePictureRow()
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    const element = row.element.current
    if (!element) return
    if (newState === 'open') {
      element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
      element.focus()
    }
  }
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    const element = row.element.current
    if (element && newState === 'closed') onLeave(indexInView(element))
  }
  return (
    <div
      id={id}
      popover="auto"
      data-covers=""
      className={css.screen}
      onToggle={onToggle}
      onBeforeToggle={onBeforeToggle}
    >
      <PictureRow row={row} className={css.row}>
        {images.map((image, index) => (
          <li key={image.key} className={css.slide}>
            <Picture
              image={image.key}
              alt={image.alt}
              ratio="16x10"
              sizes="100vw"
              largest={2048}
              className={css.picture}
            >
              <PictureCaption>
                <span className="without-script">
                  {index + 1}/{images.length}{' '}
                </span>
                {image.symbolic ? texts.symbolic : null}
              </PictureCaption>
            </Picture>
          </li>
        ))}
      </PictureRow>
      {images.length > 1 ? (
        <div className="with-script">
          <p className={css.counter}>
            {row.shown + 1}/{images.length}
          </p>
          <Arrows row={row} count={images.length} previous={css.previous} next={css.next} />
        </div>
      ) : null}
      <IconButton
        className={css.close}
        icon="close"
        label={texts.closeFullScreen}
        popoverTarget={id}
        popoverTargetAction="hide"
      />
    </div>
  )
}
