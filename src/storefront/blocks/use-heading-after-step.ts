import { type RefObject, useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * For the heading of a step and of the page that follows the last one: coming from another step, the focus is on it, so that it is read
 * out; a fresh page starts at its top. A step that is refused stays where it is, and there the summary of its errors has the focus.
 */
export function useHeadingAfterStep(): { readonly ref: RefObject<HTMLHeadingElement | null>; readonly tabIndex: -1 } {
  const ref = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  const [isStep] = useState(navigation !== NavigationType.Pop)
  useEffect(() => {
    if (isStep) ref.current?.focus()
  }, [isStep])
  return { ref, tabIndex: -1 }
}
