import Tree from '../page.jsx'
import { search } from '../search.js'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const { totalCount } = await search()
  return (
    <>
      <p>{totalCount}</p>
      <Tree />
    </>
  )
}
