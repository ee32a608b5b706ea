import { spinTexts } from '#messages/spin.ts'
import { vehicleDetailTexts } from '#messages/vehicle-details.ts'
import { IconButton } from '#design/Button.tsx'
import { Picture, PictureCaption } from '../../blocks/Picture.tsx'
import { EnlargeLink, useEnlarged } from './EnlargeLink.tsx'
import css from './Gallery.module.css'
import { Arrows, PictureRow, usePictureRow } from './PictureRow.tsx'
import { SpinScreen } from './SpinScreen.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useFullScreen } from './use-full-screen.ts'
import type { ImageView, SpinView } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

const STAGE_SIZES = '(min-width: 1200px) 930px, 100vw'
const SCREEN_ID = 'vollbild'
const SPIN_ID = 'rundum'

interface GalleryProps {
  images: readonly ImageView[]
  /** Where its dealer has photographed the car all around. */
  spin?: SpinView | undefined
}

/**
 * The pictures of an offer in a row that snaps: swiping, arrow keys and the thumbnails' anchors work without a script, which adds the
 * buttons and keeps the thumbnail of the shown picture marked. As a popover the same row covers the whole screen; there a picture leads to
 * its largest size, and with a script it is enlarged in place.
 */
export function Gallery({ images, spin }: GalleryProps) {
  const texts = useTexts(vehicleDetailTexts)
  const row = usePictureRow()
  const enlarged = useEnlarged()
  const { isOpen, ...screen } = useFullScreen(SCREEN_ID, row, enlarged.reset)
  if (images.length === 0) return <div className={css.none}>{texts.noPictures}</div>
  return (
    <div className={css.gallery}>
      <section
        id={SCREEN_ID}
        aria-label={isOpen ? texts.fullScreen : texts.pictures}
        popover="auto"
        data-covers=""
        className={css.screen}
        {...screen}
      >
        <div className={css.stage}>
          <PictureRow row={row} className={css.row}>
            {images.map((image, index) => (
              <li
                key={image.key}
                id={`bild-${index + 1}`}
                className={css.slide}
                data-enlarged={enlarged.isEnlarged(image.key) || undefined}
              >
                <Picture
                  image={image.key}
                  alt={image.alt}
                  ratio="16x10"
                  sizes={enlarged.isEnlarged(image.key) ? '220vw' : isOpen ? '100vw' : STAGE_SIZES}
                  largest={2048}
                  first={index === 0}
                  className={css.picture}
                >
                  <PictureCaption>
                    {image.symbolic ? `${texts.symbolic} · ` : null}
                    {`${index + 1} / ${images.length}`}
                  </PictureCaption>
                  <EnlargeLink image={image.key} number={index + 1} enlarged={enlarged} className={css.enlarge} />
                </Picture>
              </li>
            ))}
          </PictureRow>
          {images.length > 1 ? (
            <div className={`${css.arrows} with-script`}>
              <Arrows row={row} count={images.length} />
            </div>
          ) : null}
          <div className={css.covers}>
            {spin ? <SpinButton /> : null}
            {/* One of the two is displayed, by the style sheet alone. */}
            <IconButton
              className={css.open}
              icon="expand"
              label={texts.fullScreen}
              popoverTarget={SCREEN_ID}
              popoverTargetAction="show"
            />
            <IconButton
              className={css.close}
              icon="close"
              label={texts.closeFullScreen}
              popoverTarget={SCREEN_ID}
              popoverTargetAction="hide"
            />
          </div>
        </div>
        {images.length > 1 ? <Thumbnails images={images} row={row} className={css.thumbs} /> : null}
      </section>
      {spin ? <SpinScreen id={SPIN_ID} spin={spin} /> : null}
    </div>
  )
}

function SpinButton() {
  const texts = useTexts(spinTexts)
  return (
    <button type="button" className={css.spin} popoverTarget={SPIN_ID} aria-label={texts.title}>
      {texts.open}
    </button>
  )
}
