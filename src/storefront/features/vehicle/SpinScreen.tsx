import { Suspense, type ToggleEvent, useEffect, useState } from 'react'
import { spinTexts } from '#messages/spin.ts'
import { lazyPart } from '../../blocks/lazy-part.ts'
import { Picture } from '../../blocks/Picture.tsx'
import { useTexts } from '../../site.ts'
import { ScreenCover } from './ScreenCover.tsx'
import css from './SpinScreen.module.css'
import type { SpinView } from './vehicle-view.ts'

/** Few visitors turn a car, so its code comes when it is opened. */
const Spin = lazyPart(async () => (await import('./Spin.tsx')).Spin, SpinRow)

/** A car photographed all around, over the whole screen: a row to scroll, which a script replaces by one picture that turns. */
export function SpinScreen({ id, spin }: { id: string; spin: SpinView }) {
  const texts = useTexts(spinTexts)
  const [isOpen, setOpen] = useState(false)
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => setOpen(newState === 'open')
  // Before its script was there it opened by itself.
  useEffect(() => setOpen(document.getElementById(id)?.matches(':popover-open') ?? false), [id])
  return (
    <ScreenCover id={id} closeLabel={texts.close} role="dialog" aria-label={texts.title} onToggle={onToggle}>
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
          <Picture
            image={key}
            alt={texts.picture(name, index + 1, frames.length)}
            sizes="100vw"
            smallest={512}
            className={css.picture}
          />
        </li>
      ))}
    </ul>
  )
}
