import { data } from 'react-router'

/** Answers every unknown address below the dealer area with 404. */
export function loader() {
  throw data(null, 404)
}

export default function Unknown() {
  return null
}
