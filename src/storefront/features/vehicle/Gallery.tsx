import { spinTexts } from '#messages/spin.ts'
import { vehicleDetailTexts } from '#messages/vehicle-details.ts'
import { IconButton } from '#design/Button.tsx'
import { Picture, PictureCaption } from '../../blocks/Picture.tsx'
import css from './Gallery.module.css'
import { FullScreen } from './FullScreen.tsx'
import { Arrows, PictureRow, usePictureRow } from './PictureRow.tsx'
import { SpinScreen } from './SpinScreen.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import type { ImageView, SpinView } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

const STAGE_SIZES = '(min-width: 1200px) 930px, 100vw'
const FULL_SCREEN_ID = 'vollbild'
const SPIN_ID = 'rundum'

interface GalleryProps {
  images: readonly ImageView[]
  /** Where its dealer has photographed the car all around. */
  spin?: SpinView | undefined
}

/**
 * The pictures of an offer in a row that snaps: swiping, arrow keys and the thumbnails' anchors work without a script, which
 * adds the buttons and keeps the thumbnail of the shown picture marked.
 */
export function Gallery({ images, spin }: GalleryProps) {
  const texts = useTexts(vehicleDetailTexts)
  const row = usePictureRow()
  const { shown, show } = row
  if (images.length === 0) return <div className={css.none}>{texts.noPictures}</div>
  return (
    <section aria-label={texts.pictures} className={css.gallery}>
      <div className={css.stage}>
        <PictureRow row={row} className={css.row}>
          {images.map((image, index) => (
            <li key={image.key} id={`bild-${index + 1}`} className={css.slide}>
              <Picture
                image={image.key}
                alt={image.alt}
                ratio="16x10"
                sizes={STAGE_SIZES}
                largest={2048}
                first={index === 0}
              >
                <PictureCaption>
                  {image.symbolic ? `${texts.symbolic} · ` : null}
                  {`${index + 1} / ${images.length}`}
                </PictureCaption>
              </Picture>
            </li>
          ))}
        </PictureRow>
        <div className={`${css.arrows} with-script`}>
          <Arrows row={row} count={images.length} />
        </div>
        <div className={css.covers}>
          {spin ? <SpinButton /> : null}
          <IconButton icon="expand" label={texts.fullScreen} popoverTarget={FULL_SCREEN_ID} />
        </div>
      </div>
      {images.length > 1 ? (
        <Thumbnails images={images} anchor="bild" shown={shown} show={show} className={css.thumbs} />
      ) : null}
      <FullScreen id={FULL_SCREEN_ID} images={images} start={shown} onLeave={show} />
      {spin ? <SpinScreen id={SPIN_ID} spin={spin} /> : null}
    </section>
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
