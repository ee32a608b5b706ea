import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import css from './Sheet.module.css'

interface SheetProps {
  id: string
  title: ReactNode
  closeLabel: string
  /** From below (phones), from the side (menus), or a small window under a button. */
  from?: 'below' | 'side' | 'button'
  footer?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Floats above the page without a script: `popoverTarget={id}` opens it, Escape closes it, and focus returns to the button. */
export function Sheet({ id, title, closeLabel, from = 'below', footer, actions, children }: SheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      data-covers={from === 'button' ? undefined : ''}
      className={classes(css.sheet, css[from])}
    >
      <div className={css.head}>
        {title}
        <span className={css.actions}>
          {actions}
          <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
        </span>
      </div>
      <div className={css.body}>{children}</div>
      {footer ? <div className={css.foot}>{footer}</div> : null}
    </div>
  )
}

/** A small menu under a button of the header. */
export function Menu({ className, ...rest }: ComponentProps<'div'> & { id: string }) {
  return <div popover="auto" className={classes(css.menu, className)} {...rest} />
}
