import { listTexts } from '#messages/list.ts'
import { Outlet } from 'react-router'
import { grouped } from '../figures.ts'
import { loadVehicleList } from '../features/vehicle-list/vehicle-list.server.ts'
import { VehicleListPage } from '../features/vehicle-list/VehicleListPage.tsx'
import { headOf, siteOf } from '../head.ts'
import type { Route } from './+types/cars.ts'

export const loader = loadVehicleList

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { heading, total, href } = loaderData
  const title = `${grouped(total, site.locale)} ${heading}`
  return headOf(site, { title, description: listTexts.description[site.locale](title), path: href })
}

export default function Cars({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <VehicleListPage view={loaderData} />
      <Outlet />
    </>
  )
}
