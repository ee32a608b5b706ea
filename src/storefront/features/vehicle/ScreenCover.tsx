import type { ComponentProps } from 'react'
import { IconButton } from '#design/Button.tsx'
import css from './ScreenCover.module.css'

interface ScreenCoverProps extends ComponentProps<'div'> {
  id: string
  closeLabel: string
}

/** Something over the whole screen, as a popover: it opens and closes without a script. */
export function ScreenCover({ id, closeLabel, children, ...rest }: ScreenCoverProps) {
  return (
    <div id={id} popover="auto" data-covers="" className={css.screen} {...rest}>
      {children}
      <IconButton className={css.close} icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
    </div>
  )
}
