import { data } from 'react-router'

/** Every address below the dealer area that is none. */
export function loader() {
  throw data(null, 404)
}

export default function Unknown() {
  return null
}
