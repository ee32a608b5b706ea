import type { ReactNode } from 'react'

/** Says by itself what has changed. An `output` would do so, too, but may hold no blocks. */
export function Status({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <div role="status" className={className}>
      {children}
    </div>
  )
}
