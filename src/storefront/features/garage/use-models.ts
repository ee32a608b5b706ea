import { type RefObject, useEffect, useRef, useState } from 'react'
import { ANOTHER, type Choices } from './vehicle-form-view.ts'

const MODELS = 'query ($make: String!) { models(makeName: $make) { displayName } }'

/**
 * The models of the chosen make. Choosing one empties the list and marks it as loading, then fills it; where that fails, or nothing is
 * known of the make, the first and the last choice are left (specification, section 4). `begin` belongs to the make the form begins with.
 * A make that was chosen before the script was there counts too: `field` is the element around the choice.
 */
export function useModels(begin: Choices, beginMake: string, field: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<{
    readonly make: string
    readonly models: Choices
    readonly isLoading: boolean
  }>()
  const requestedMake = useRef(beginMake)

  async function onMake(make: string) {
    requestedMake.current = make
    const [none, another] = [begin.at(0)!, begin.at(-1)!]
    const isKnown = make !== '' && make !== ANOTHER
    setLoaded({ make, models: [none, another], isLoading: isKnown })
    if (!isKnown) return
    const names = await modelsOf(make)
    if (requestedMake.current !== make) return
    const models = [none, ...names.map((name) => ({ value: name, label: name })), another]
    setLoaded({ make, models, isLoading: false })
  }

  useEffect(() => {
    const select = field.current?.querySelector('select')
    if (select && select.value !== requestedMake.current) select.dispatchEvent(new Event('change', { bubbles: true }))
  }, [field])

  return { make: beginMake, models: begin, isLoading: false, ...loaded, onMake }
}

async function modelsOf(make: string): Promise<readonly string[]> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ query: MODELS, variables: { make } }),
    })
    const { data } = (await answer.json()) as { data?: { models: readonly { readonly displayName: string }[] } }
    return data?.models.map(({ displayName }) => displayName) ?? []
  } catch {
    return []
  }
}
