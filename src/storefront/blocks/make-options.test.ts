import { expect, it } from 'vitest'
import { modelOptions } from './make-options.server.ts'

const named = (displayName: string, series?: string) => ({
  name: displayName.toLowerCase().replaceAll(' ', '-'),
  displayName,
  count: 9,
  subGroups: series ? [{ displayName: series }] : [],
})

it('lists models by name, numbers by their value, those of one series under it, with their counts', () => {
  const models = [named('Z4'), named('118'), named('Golf Variant', 'Golf'), named('Golf', 'Golf'), named('20')]
  const hits = new Map([['golf', 1_200]])
  const none = (name: string) => ({ value: name.toLowerCase(), label: `${name} (0)`, disabled: true })
  expect(modelOptions(models, hits, 'z4', 'de')).toEqual([
    { value: '', label: 'Alle Modelle' },
    none('20'),
    none('118'),
    {
      label: 'Golf',
      options: [
        { value: 'golf', label: 'Golf (1.200)' },
        { value: 'golf-variant', label: 'Golf Variant (0)', disabled: true },
      ],
    },
    // What is chosen can be chosen again, or a form that is sent would lose it.
    { value: 'z4', label: 'Z4 (0)' },
  ])
})
