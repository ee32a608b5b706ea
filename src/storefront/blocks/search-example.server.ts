import type { RouterContextProvider } from 'react-router'
import { berlinYear } from '#domain/berlin-time.ts'
import { searchExampleTexts } from '#messages/search-example.ts'
import { fragmentCacheContext, siteContext } from '../request.server.ts'
import { focusMakes } from './focus-makes.server.ts'
import { loadMakes } from './makes.server.ts'

/** The cars of the example are at most this many years old. */
const YEARS = 5

/** A search in free words that finds cars in a storefront: its main make's most frequent model. Undefined on the main site. */
export async function loadSearchExample(context: Readonly<RouterContextProvider>): Promise<string | undefined> {
  const { brand, locale } = context.get(siteContext)
  if (brand.slug === null) return undefined
  const example = await context.get(fragmentCacheContext)('search example', async () => {
    const makes = await loadMakes(context)
    const [make] = focusMakes(brand, makes.all, 1)
    const [model] = make ? (await makes.modelsOf(make.name)).toSorted((a, b) => b.count - a.count) : []
    return model ? searchExampleTexts.model[locale](model.displayName, String(berlinYear() - YEARS)) : ''
  })
  return example || undefined
}
