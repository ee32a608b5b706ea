import { useLocation } from 'react-router'

/** Parameters of addresses that ask once before something is deleted or ended. */
export type QuestionName = 'verwerfen' | 'absagen'

interface AskOnce {
  readonly isQuestion: boolean
  /** The page that asks. */
  readonly ask: string
  /** The page without the question, where the answer is sent. */
  readonly back: string
}

/** Whether this address asks a question, and the addresses of the same page with and without it. */
export function useAskOnce(name: QuestionName): AskOnce {
  const { pathname, search } = useLocation()
  return askOnce({ pathname, search }, name)
}

/** The same for any address; its other parameters, such as a request's key, stay. */
export function askOnce({ pathname, search }: { pathname: string; search: string }, name: QuestionName): AskOnce {
  const [asking, without] = [new URLSearchParams(search), new URLSearchParams(search)]
  asking.set(name, '1')
  without.delete(name)
  const rest = without.toString()
  return {
    isQuestion: new URLSearchParams(search).has(name),
    ask: `${pathname}?${asking}`,
    back: rest ? `${pathname}?${rest}` : pathname,
  }
}
