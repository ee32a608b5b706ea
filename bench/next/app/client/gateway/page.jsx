import { search } from '../../search.js'
import { List } from '../List.jsx'

export const dynamic = 'force-dynamic'

/** The data goes to the component and to the browser, as Next.js requires for a client component. */
export default async function Page() {
  return <List found={await search()} />
}
