import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import type { SearchWords } from '#catalogue/search-words/read-words.ts'
import { queryOfWords, readVehicleSearchWords } from '#use-cases/vehicle-search/search-words.ts'
import { builder } from '../builder.ts'
import { Refusal } from '../refusal.ts'

const SearchWordsType = builder.objectRef<SearchWords>('SearchWords').implement({
  description: 'The filters found in a free-text search.',
  fields: (t) => ({
    query: t.string({ description: 'The filters as the query of a list address.', resolve: queryOfWords }),
    unknown: t.stringList({
      description: 'The unrecognised words, as typed.',
      resolve: ({ unknown }) => [...unknown],
    }),
  }),
})

builder.queryField('vehicleSearchWords', (t) =>
  t.field({
    type: SearchWordsType,
    args: { text: t.arg.string({ required: true }) },
    description: `Filters from words such as "golf kombi diesel bis 15000 köln", German or English, at most ${MAX_SEARCH_TEXT} characters.`,
    resolve: (_, { text }, { deps: { index, places } }) => {
      if (text.length > MAX_SEARCH_TEXT)
        throw new Refusal('INVALID_INPUT', `text has at most ${MAX_SEARCH_TEXT} characters`, 'text')
      return readVehicleSearchWords(text, { directory: index.directory, places })
    },
  }),
)
