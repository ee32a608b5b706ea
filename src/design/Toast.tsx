import type { ComponentProps, ReactNode } from 'react'
import { IconButton, IconLink } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Status } from './Status.tsx'
import css from './Toast.module.css'

/** Says that something has happened. The region is always there, so that a screen reader notices the text arriving. */
export function Toast({
  closeLabel,
  onClose,
  closeHref,
  tone,
  brief,
  children,
}: {
  closeLabel: string
  onClose?: () => void
  /** The page without it, where it can also be closed without a script. */
  closeHref?: string
  /** Warnings and errors are marked, so that colour does not speak alone. */
  tone?: 'done' | 'info' | 'warning' | 'error'
  /** Closes after 4 seconds, unless the pointer or the keyboard focus is on it. */
  brief?: boolean
  children?: ReactNode
}) {
  return (
    <Status className={css.region}>
      {children ? (
        <div className={classes(css.toast, !onClose && css.still, brief && css.brief)}>
          {tone ? <Icon name={tone === 'done' ? 'check' : tone === 'info' ? 'info' : 'warning'} /> : null}
          {children}
          {onClose ? <IconButton className="with-script" icon="close" label={closeLabel} onClick={onClose} /> : null}
          {closeHref === undefined ? null : (
            <IconLink className="without-script" icon="close" label={closeLabel} href={closeHref} />
          )}
        </div>
      ) : null}
    </Status>
  )
}

/** Something to do about what a toast says. */
export function ToastButton(props: ComponentProps<'button'>) {
  return <button type="button" className={css.action} {...props} />
}
