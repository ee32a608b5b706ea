import { vehicleTexts } from '#messages/vehicle.ts'
import { type ToggleEvent, useRef, useState } from 'react'
import { IconButton } from '#design/Button.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import css from './FullScreen.module.css'
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
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth })
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    const element = row.current
    if (!element) return
    if (newState === 'open') {
      element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
      element.focus()
    }
  }
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    const element = row.current
    if (element && newState === 'closed') onLeave(Math.round(element.scrollLeft / element.clientWidth))
  }
  return (
    <div id={id} popover="auto" className={css.screen} onToggle={onToggle} onBeforeToggle={onBeforeToggle}>
      <ul
        ref={row}
        className={css.row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.pictures}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
      >
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
              <span className={css.tag}>
                <span className="without-script">
                  {index + 1}/{images.length}{' '}
                </span>
                {image.symbolic ? texts.symbolic : null}
              </span>
            </Picture>
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <div className="with-script">
          <p className={css.counter}>
            {shown + 1}/{images.length}
          </p>
          <IconButton
            className={css.previous}
            icon="previous"
            label={texts.previous}
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
          />
          <IconButton
            className={css.next}
            icon="next"
            label={texts.next}
            disabled={shown === images.length - 1}
            onClick={() => show(shown + 1)}
          />
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
