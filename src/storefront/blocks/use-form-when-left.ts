import { type RefObject, useEffect, useRef } from 'react'
import { useActionData, useLocation } from 'react-router'
import { isTouched } from './input-before-hydration.ts'

/**
 * For the form of a step: saves what was entered and not sent, as the step's own “back” does, where the step is left in any other way: by
 * the browser's Back, a link, another app, or a closed tab. Without a script only the step's buttons save it.
 */
export function useFormWhenLeft(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  const isUnsent = useRef(false)
  const { pathname, search } = useLocation()
  const refused = useActionData()
  useEffect(() => {
    if (refused !== undefined) isUnsent.current = true
  }, [refused])
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const listening = new AbortController()
    const { signal } = listening
    const save = () => {
      if (isUnsent.current) sendAsLeft(form, pathname, search)
      isUnsent.current = false
    }
    // What the browser has filled in again counts, too.
    if (isTouched(form)) isUnsent.current = true
    form.addEventListener('input', () => (isUnsent.current = true), { signal })
    document.addEventListener('submit', (event) => (isUnsent.current &&= !isPost(event)), { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save(), { signal })
    return () => {
      listening.abort()
      save()
    }
  }, [pathname, search])
  return ref
}

/** Whatever is sent, such as another car or “discard everything”, is about more than the fields of this step. */
function isPost({ target }: Event): boolean {
  return target instanceof HTMLFormElement && target.method === 'post'
}

/** Files have been sent as they were chosen. The answer leads nowhere: the visitor is already on the way. */
function sendAsLeft(form: HTMLFormElement, pathname: string, search: string): void {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  const body = form.enctype === 'multipart/form-data' ? new FormData() : new URLSearchParams()
  for (const [name, value] of [...fields, ['leave', pathname] as const]) body.append(name, value)
  fetch(pathname + search, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => {})
}
