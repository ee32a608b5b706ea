import { useLocation } from 'react-router'

/** The parameters of the page's address that a GET form does not own, as hidden fields: sending it loses none of them. */
export function RestOfAddress({ own }: { own: readonly string[] }) {
  const { search } = useLocation()
  return [...new URLSearchParams(search)]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
