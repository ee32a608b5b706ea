import { type RefObject, useEffect, useRef } from 'react'
import { useActionData, useLocation } from 'react-router'
import { isTouched } from './input-before-hydration.ts'

interface Entered {
  readonly isMultipart: boolean
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/**
 * For the form of a step: saves what was entered and not sent, as the step's own “back” does, where the step is left in any other way: by
 * the browser's Back, a link or a closed tab. Without a script only the step's buttons save it; a guest's entries are stored as soon as
 * the flow has a draft.
 */
export function useFormWhenLeft(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  // Read as they are entered: when the step is left, its form may already have the fields of what is shown next.
  const unsent = useRef<Entered>(undefined)
  const isFirst = useRef(true)
  const { pathname, search } = useLocation()
  const refused = useActionData()
  useEffect(() => {
    if (refused !== undefined && ref.current) unsent.current = enteredIn(ref.current)
  }, [refused])
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const listening = new AbortController()
    const { signal } = listening
    const save = () => {
      if (unsent.current) sendAsLeft(unsent.current, pathname, search)
    }
    // What was entered before the script ran, or filled in again by the browser, counts, too.
    if (isFirst.current && isTouched(form)) unsent.current = enteredIn(form)
    isFirst.current = false
    form.addEventListener('input', () => (unsent.current = enteredIn(form)), { signal })
    document.addEventListener(
      'submit',
      (event) => {
        if (sendsStep(event, pathname)) unsent.current = undefined
      },
      { signal },
    )
    window.addEventListener('pagehide', save, { signal })
    return () => {
      listening.abort()
      save()
      unsent.current = undefined
    }
  }, [pathname, search])
  return ref
}

/** Whether a form is sent to the step: its own one, or another that changes what the step is about, such as “discard everything”. */
function sendsStep({ target }: Event, pathname: string): boolean {
  return target instanceof HTMLFormElement && target.method === 'post' && new URL(target.action).pathname === pathname
}

/** Without files: they are sent as they are chosen. */
function enteredIn(form: HTMLFormElement): Entered {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return { isMultipart: form.enctype === 'multipart/form-data', fields }
}

/** The answer leads nowhere: the visitor is already on the way. */
function sendAsLeft({ isMultipart, fields }: Entered, pathname: string, search: string): void {
  const body = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of [...fields, ['leave', pathname] as const]) body.append(name, value)
  fetch(pathname + search, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => {})
}
