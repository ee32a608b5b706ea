import { type MouseEvent, useState } from 'react'
import { imageUrl } from '#domain/images.ts'
import type { ImageView } from './vehicle-view.ts'

/** Which picture is shown larger than the screen. */
export interface Enlarged {
  readonly is: (key: string) => boolean
  readonly toggle: (key: string) => void
  readonly none: () => void
}

export function useEnlarged(): Enlarged {
  const [key, setKey] = useState<string>()
  return {
    is: (other) => other === key,
    toggle: (other) => setKey(other === key ? undefined : other),
    none: () => setKey(undefined),
  }
}

interface EnlargeLinkProps {
  image: ImageView
  enlarged: Enlarged
  className: string | undefined
}

/** Lies over a picture and leads to its largest size; a script enlarges it in place, and scrolling moves over it. */
export function EnlargeLink({ image: { key, alt }, enlarged, className }: EnlargeLinkProps) {
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    const slide = event.currentTarget.closest('li')
    enlarged.toggle(key)
    requestAnimationFrame(() => {
      if (!slide) return
      // The pictures around it have moved.
      slide.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      // The middle of the enlarged picture is of more interest than its corner.
      slide.scrollTo((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2)
    })
  }
  return <a href={imageUrl(key, 2048, '16x10')} aria-label={alt} className={className} onClick={enlarge} />
}
