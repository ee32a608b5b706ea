import { expect, it } from 'vitest'
import { trailData } from './Trail.tsx'

it('describes the path to a page for machines; the last step has no address', () => {
  const crumbs = [{ label: 'Start', href: '/' }, { label: 'Händler', href: '/haendler' }, { label: 'Autohaus Hansen' }]
  expect(trailData(crumbs, 'https://fahrwerk.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://fahrwerk.example/' },
      { '@type': 'ListItem', position: 2, name: 'Händler', item: 'https://fahrwerk.example/haendler' },
      { '@type': 'ListItem', position: 3, name: 'Autohaus Hansen' },
    ],
  })
})
