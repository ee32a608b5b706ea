import { lazy } from 'react'

export type { BusyWidget, Maintenance } from './error-screens.tsx'

const load = () => import('./error-screens.tsx')
/** The server has the code at hand; a browser fetches it with the first error, which most visitors never see. */
const screens = import.meta.env.SSR ? await load() : undefined

export const ErrorScreen = screens?.ErrorScreen ?? lazy(async () => ({ default: (await load()).ErrorScreen }))
export const NotFoundScreen = screens?.NotFoundScreen ?? lazy(async () => ({ default: (await load()).NotFoundScreen }))
export const AccessoriesUnavailableScreen =
  screens?.AccessoriesUnavailableScreen ?? lazy(async () => ({ default: (await load()).AccessoriesUnavailableScreen }))
export const BusyWidgetScreen =
  screens?.BusyWidgetScreen ?? lazy(async () => ({ default: (await load()).BusyWidgetScreen }))
export const MaintenanceScreen =
  screens?.MaintenanceScreen ?? lazy(async () => ({ default: (await load()).MaintenanceScreen }))
