import { useEffect } from 'react'
import { frameTexts } from '#messages/frame.ts'
import { useTexts } from '../site.ts'

/** Sent by script, a form stays in place and its page keeps its title: what the server's title says of errors is said here. */
export function useErrorTitle(hasErrors: boolean): void {
  const { errorTitle } = useTexts(frameTexts)
  useEffect(() => {
    if (!hasErrors || document.title.startsWith(errorTitle)) return undefined
    document.title = errorTitle + document.title
    return () => {
      if (document.title.startsWith(errorTitle)) document.title = document.title.slice(errorTitle.length)
    }
  }, [hasErrors, errorTitle])
}
