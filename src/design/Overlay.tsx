import { useEffect, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import css from './Overlay.module.css'
import type { OverlayState } from './overlay-state.ts'

interface OverlayProps {
  overlay: OverlayState
  closeLabel: string
  loadingLabel: string
  onClose: () => void
}

/** A window above the page. Native: Escape closes it, focus stays inside and returns afterwards. */
export function Overlay({ overlay, closeLabel, loadingLabel, onClose }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const {
    label,
    children,
    withPaddings = true,
    showCloseButton = true,
    preventClose = false,
    isLoading = false,
  } = overlay
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    const element = dialog.current
    // The space beside the window belongs to the dialog element itself.
    const onClick = (event: MouseEvent) => {
      if (event.target === element && !preventClose) element?.close()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [preventClose])
  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      aria-label={label}
      aria-busy={isLoading || undefined}
      onClose={onClose}
      onCancel={(event) => {
        if (preventClose) event.preventDefault()
      }}
    >
      <div className={classes(css.window, withPaddings && css.padded)}>
        {showCloseButton ? (
          <IconButton className={css.close} icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
        ) : null}
        {isLoading ? <progress className={css.loading} aria-label={loadingLabel} /> : children}
      </div>
    </dialog>
  )
}
