import { readPreview } from '#use-cases/content/preview-link.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { builder } from '../builder.ts'
import { ContentPageType } from './content.ts'

builder.queryField('contentPreview', (t) =>
  t.field({
    type: ContentPageType,
    nullable: true,
    args: {
      key: t.arg.string({ required: true }),
      source: t.arg.string({ description: 'What is typed into the page that an editor’s key names.' }),
    },
    description:
      'A version of a page that need not be published, by the key of its link; null for a key that is too old.',
    resolve: async (_, { key, source }, { deps }) =>
      unwrapOrThrow(await readPreview(deps, key, new Date(), source ?? undefined)).page ?? null,
  }),
)
