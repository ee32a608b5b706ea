import type { ContentLink, ContentPage, NavigationSection } from '#services/content/port.ts'
import { listOwnPages } from '#use-cases/content/list-own-pages.ts'
import { builder } from '../builder.ts'

type Teaser = NavigationSection['teasers'][number]
const SCREEN = 'Name of the screen it leads to: who does not have that screen leaves the link out.'

const Link = builder.objectRef<ContentLink>('NavigationLink').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    href: t.exposeString('href'),
    screen: t.exposeString('screen', { description: SCREEN }),
  }),
})

const TeaserType = builder.objectRef<Teaser>('NavigationTeaser').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    line: t.exposeString('line'),
    href: t.exposeString('href'),
    screen: t.exposeString('screen', { description: SCREEN }),
    picture: t.exposeString('picture', { nullable: true }),
  }),
})

const Section = builder.objectRef<NavigationSection>('NavigationSection').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    href: t.exposeString('href'),
    screen: t.exposeString('screen', { description: SCREEN }),
    links: t.field({ type: [Link], resolve: ({ links }) => [...links] }),
    teasers: t.field({ type: [TeaserType], resolve: ({ teasers }) => [...teasers] }),
  }),
})

const OwnPage = builder.objectRef<Pick<ContentPage, 'slug' | 'title'>>('OwnPage').implement({
  fields: (t) => ({ slug: t.exposeString('slug'), title: t.exposeString('title') }),
})

builder.queryField('ownPages', (t) =>
  t.field({
    type: [OwnPage],
    description: 'Pages that this storefront alone has, in the language of the request; its service column names them.',
    resolve: (_, __, { brand, locale, deps }) => listOwnPages(deps.content, locale, brand.slug),
  }),
)

builder.queryField('navigation', (t) =>
  t.field({
    type: [Section],
    nullable: true,
    description: 'The main navigation of this shop in the language of the request; null if none is written.',
    resolve: async (_, __, { brand, locale, deps }) => {
      const sections = await deps.content.navigation(brand, locale)
      return sections ? [...sections] : null
    },
  }),
)
