import type { ReactNode } from 'react'

/** A live region: screen readers announce what changes in it. An `output` is one, too, but must not contain block elements. */
export function Status({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <div role="status" className={className}>
      {children}
    </div>
  )
}
