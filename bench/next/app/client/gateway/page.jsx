import { search } from '../../search.js'
import { List } from '../List.jsx'

export const dynamic = 'force-dynamic'

/** What was found goes to the component and so to the browser, as the data of a page must. */
export default async function Page() {
  return <List found={await search()} />
}
