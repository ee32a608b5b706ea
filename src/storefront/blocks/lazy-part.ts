import { type ComponentType, lazy } from 'react'

/**
 * A part of the page whose code a browser fetches when it first shows the part. Where the code does not come, `Missing` or nothing takes
 * the part's place, and the rest of the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = () => null,
): ComponentType<Props> {
  return lazy(async () => ({
    default: await load().catch((error: unknown) => {
      reportError(error)
      return Missing
    }),
  }))
}
