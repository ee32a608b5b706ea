import { List } from './List.jsx'

export const dynamic = 'force-dynamic'

export default function Page() {
  return <List />
}
