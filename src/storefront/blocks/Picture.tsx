import type { ReactNode } from 'react'
import {
  DEFAULT_RATIO,
  IMAGE_RATIOS,
  type ImageRatio,
  type ImageWidth,
  imageSources,
  imageUrl,
} from '#domain/images.ts'
import { classes } from '#design/classes.ts'
import css from './Picture.module.css'

interface PictureProps {
  /** Key of the picture; its addresses follow from it. */
  image: string
  alt: string
  ratio?: ImageRatio
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  /** Smallest and largest width worth offering here. */
  smallest?: ImageWidth
  largest?: ImageWidth
  /** Seen first on its page: fetched at once and before others. */
  first?: boolean
  /** A drawing that stands on the page itself, without a frame around it. */
  onPage?: boolean
  /** Stands on the picture: badges, a counter. */
  children?: ReactNode
  className?: string
}

interface CaptionProps {
  /** Nearer to the corner, on a small picture. */
  small?: boolean
  children: ReactNode
}

/** Words in the lower corner of a picture, among its children. */
export function PictureCaption({ small = false, children }: CaptionProps) {
  return <span className={classes(css.caption, small && css.near)}>{children}</span>
}

/** A picture in a frame that has its size before the first byte arrives. */
export function Picture(props: PictureProps) {
  const { image, alt, ratio = DEFAULT_RATIO, sizes, smallest, largest = 1024, first = false, onPage = false } = props
  const { children, className } = props
  return (
    <div className={classes(css.frame, css[`r${ratio}`], onPage && css.onPage, className)}>
      <img
        src={imageUrl(image, 512, ratio)}
        srcSet={imageSources(image, ratio, largest, smallest)}
        sizes={sizes}
        width={largest}
        height={Math.round(largest / IMAGE_RATIOS[ratio])}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
      {children}
    </div>
  )
}
