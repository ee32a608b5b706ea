import type { ReactNode } from 'react'
import { IconButton } from '#design/Button.tsx'
import css from './ScreenCover.module.css'

interface ScreenCoverProps {
  id: string
  label: string
  closeLabel: string
  children: ReactNode
}

/** Something over the whole screen, as a popover: it opens and closes without a script. */
export function ScreenCover({ id, label, closeLabel, children }: ScreenCoverProps) {
  return (
    <section id={id} aria-label={label} popover="auto" data-covers="" className={css.screen}>
      {children}
      <IconButton className={css.close} icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
    </section>
  )
}
