import { data } from 'react-router'

/** Any path without a screen. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function Unknown() {
  return null
}
