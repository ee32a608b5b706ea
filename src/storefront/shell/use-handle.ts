import { useMatches } from 'react-router'

/** What a page tells the shell around it, by `export const handle`. */
interface PageHandle {
  /** Cars can be chosen for the comparison. */
  readonly offersComparison?: true
  /** A step of checkout or of another flow, with a reduced header and footer, so that nothing leads away from it. */
  readonly isStep?: true
}

export function useHandle(name: keyof PageHandle): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.[name] === true)
}
