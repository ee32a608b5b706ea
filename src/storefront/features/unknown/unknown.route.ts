import { data } from 'react-router'

/** Answers any path without a screen with 404. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function Unknown() {
  return null
}
