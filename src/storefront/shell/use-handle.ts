import { useMatches } from 'react-router'

/** What pages say to the frame around them, by `export const handle`. */
interface PageHandle {
  /** Cars can be chosen for the comparison. */
  readonly offersComparison?: true
  /** A step of checkout: a frame of its own, with nothing that leads away from it. */
  readonly isCheckout?: true
}

export function useHandle(name: keyof PageHandle): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.[name] === true)
}
