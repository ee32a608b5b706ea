import { vehicleDetailTexts } from '#messages/vehicle-details.ts'
import { type MouseEvent, useState } from 'react'
import { imageUrl } from '#domain/images.ts'
import { useTexts } from '../../site.ts'

/** The picture that is shown larger than the screen, if any. */
export interface Enlarged {
  readonly isEnlarged: (key: string) => boolean
  readonly toggle: (key: string) => void
  readonly reset: () => void
}

export function useEnlarged(): Enlarged {
  const [key, setKey] = useState<string>()
  return {
    isEnlarged: (other) => other === key,
    toggle: (other) => setKey(other === key ? undefined : other),
    reset: () => setKey(undefined),
  }
}

interface EnlargeLinkProps {
  image: string
  /** Of the picture in its row, from 1. */
  number: number
  enlarged: Enlarged
  className: string | undefined
}

/** Lies over a picture and leads to its largest size; a script enlarges it in place, and scrolling moves over it. */
export function EnlargeLink({ image, number, enlarged, className }: EnlargeLinkProps) {
  const texts = useTexts(vehicleDetailTexts)
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    const slide = event.currentTarget.closest('li')
    enlarged.toggle(image)
    // Scrolls to the middle of the enlarged picture, which is of more interest than its corner.
    requestAnimationFrame(() =>
      slide?.scrollTo((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2),
    )
  }
  return (
    <a
      href={imageUrl(image, 2048, '16x10')}
      aria-label={texts.enlarge(number)}
      className={className}
      onClick={enlarge}
    />
  )
}
