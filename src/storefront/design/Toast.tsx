import type { ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import css from './Toast.module.css'

/** Says that something has happened. The region is always there, so that a screen reader notices the text arriving. */
export function Toast({
  closeLabel,
  onClose,
  children,
}: {
  closeLabel: string
  onClose?: () => void
  children?: ReactNode
}) {
  return (
    <output className={css.region}>
      {children ? (
        <div className={css.toast}>
          {children}
          {onClose ? <IconButton icon="close" label={closeLabel} onClick={onClose} /> : null}
        </div>
      ) : null}
    </output>
  )
}
