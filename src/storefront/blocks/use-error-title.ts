import { useEffect } from 'react'
import { frameTexts } from '#messages/frame.ts'
import { useTexts } from '../site.ts'

/**
 * Marks the document's title while a form has errors. After a form sent by script the page keeps its title, so the mark that the server
 * would have added is added here.
 */
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
