import type { ComponentProps } from 'react'
import css from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

interface Look {
  /** One primary button per view; the second is outlined, the third is text; `link` looks like one in running text. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'link'
  small?: boolean
  wide?: boolean
}

function lookOf({ kind = 'primary', small, wide }: Look, className?: string): string {
  return classes(
    css.button,
    kind !== 'primary' && css[kind],
    small === true && css.small,
    wide === true && css.wide,
    className,
  )
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

export function Button({ kind, small, wide, busy, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={lookOf({ kind, small, wide }, className)} aria-busy={busy || undefined} {...rest} />
  )
}

/** First in a form whose main button comes after others: Enter in a field presses a form's first submit button. */
export function SubmitOnEnter({ form }: { form?: string | undefined }) {
  return <button type="submit" form={form} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
}

/** First in a form whose buttons belong to single rows: Enter in a field presses a form's first button, and a disabled one does nothing. */
export function NothingOnEnter() {
  return <button type="submit" disabled className="visually-hidden" aria-hidden="true" />
}

/** A link that looks like a button: it leads somewhere, it does not act. */
export function ButtonLink({ kind, small, wide, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={lookOf({ kind, small, wide }, className)} {...rest}>
      {children}
    </a>
  )
}

interface IconLook {
  icon: IconName
  /** What a screen reader says; the drawing alone says nothing. */
  label: string
  /** Small figure at the corner; above 99 it reads "99+", zero shows none. */
  count?: number
}

export function IconButton({ icon, label, count, className, ...rest }: ComponentProps<'button'> & IconLook) {
  return (
    <button type="button" className={classes(css.iconButton, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
      {count ? <Count count={count} /> : null}
    </button>
  )
}

export function IconLink({ icon, label, count, className, ...rest }: ComponentProps<'a'> & IconLook) {
  return (
    <a className={classes(css.iconButton, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
      {count ? <Count count={count} /> : null}
    </a>
  )
}

/** Drawn by the style sheet: the label says the number already. */
function Count({ count }: { count: number }) {
  return <span className={css.count} data-count={count > 99 ? '99+' : count} />
}
