import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { presentQuery } from '../../blocks/present-address.ts'
import { RestOfAddress } from '../../blocks/RestOfAddress.tsx'

interface SamePageFormProps {
  path: string
  /** The part of the page that it leads to. */
  anchor: string
  /** The parameters it sets; all others of the address stay. */
  own: readonly string[]
  className?: string | undefined
  children: ReactNode
}

/** A GET form that changes a part of its page: the rest of the page's state, such as the calculator's, stays as it is. */
export function SamePageForm({ path, anchor, own, className, children }: SamePageFormProps) {
  const navigate = useNavigate()
  return (
    <form
      action={`${path}#${anchor}`}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
        const values = new URLSearchParams(
          [...fields].flatMap(([name, value]) =>
            own.includes(name) && typeof value === 'string' ? [[name, value]] : [],
          ),
        )
        void navigate(`${path}?${presentQuery(own, values)}#${anchor}`, { preventScrollReset: true })
      }}
    >
      <RestOfAddress own={own} />
      {children}
    </form>
  )
}
