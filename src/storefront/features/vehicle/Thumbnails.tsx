import { vehicleDetailTexts } from '#messages/vehicle-details.ts'
import type { MouseEvent } from 'react'
import { Picture } from '../../blocks/Picture.tsx'
import type { PictureRowState } from './PictureRow.tsx'
import { useTexts } from '../../site.ts'
import type { ImageView } from './vehicle-view.ts'

interface ThumbnailsProps {
  images: readonly ImageView[]
  row: PictureRowState
  className: string | undefined
}

/** Small pictures that lead to the large ones: as anchors without a script. */
export function Thumbnails({ images, row: { shown, show }, className }: ThumbnailsProps) {
  const texts = useTexts(vehicleDetailTexts)
  const follow = (event: MouseEvent, index: number) => {
    event.preventDefault()
    show(index)
  }
  return (
    <ol className={className}>
      {images.map((image, index) => (
        <li key={image.key}>
          <a
            href={`#bild-${index + 1}`}
            aria-current={index === shown || undefined}
            onClick={(event) => follow(event, index)}
          >
            <Picture image={image.key} alt={texts.pictureNumber(index + 1)} sizes="150px" largest={256} />
          </a>
        </li>
      ))}
    </ol>
  )
}
