import { Suspense } from 'react'
import { spinTexts } from '#messages/spin.ts'
import { imageUrl } from '#domain/images.ts'
import { lazyPart } from '../../blocks/lazy-part.ts'
import { useTexts } from '../../site.ts'
import { ScreenCover } from './ScreenCover.tsx'
import css from './SpinScreen.module.css'
import { usePopoverOpen } from './use-popover-open.ts'
import type { SpinView } from './vehicle-view.ts'

/** Few visitors turn a car, so its code comes when it is opened. */
const Spin = lazyPart(async () => (await import('./Spin.tsx')).Spin, SpinRow)

/** A car photographed all around, over the whole screen: a row to scroll, which a script replaces by one picture that turns. */
export function SpinScreen({ id, spin }: { id: string; spin: SpinView }) {
  const texts = useTexts(spinTexts)
  const isOpen = usePopoverOpen(id)
  return (
    <ScreenCover id={id} label={texts.title} closeLabel={texts.close}>
      {isOpen ? (
        <Suspense>
          <Spin spin={spin} />
        </Suspense>
      ) : (
        <SpinRow spin={spin} />
      )}
    </ScreenCover>
  )
}

function SpinRow({ spin: { name, frames } }: { spin: SpinView }) {
  const texts = useTexts(spinTexts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    <ul className={css.row} tabIndex={0} aria-label={texts.title}>
      {frames.map((key, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same picture may come twice, and the order never changes
        <li key={index}>
          {/* In one size: of so many pictures every address weighs. */}
          <img
            src={imageUrl(key, 1024)}
            alt={texts.picture(name, index + 1, frames.length)}
            width={1024}
            height={768}
            loading="lazy"
            className={css.picture}
          />
        </li>
      ))}
    </ul>
  )
}
