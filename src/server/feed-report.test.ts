import { expect, test } from 'vitest'
import type { FeedReport } from '#feeds/import-feed.ts'
import { feedReportJson, feedReportLines } from './feed-report.ts'

function report(arePublished: boolean): FeedReport {
  return {
    outcome: {
      kind: 'applied',
      ...{ inserted: 1, updated: 0, unchanged: 0, removed: 0, duplicates: [] },
      labelGaps: {
        ...{ arePublished, count: 1 },
        vehicles: [
          { line: 7, internalNumber: 'NW-7', missing: ['consumptionRural', 'electricRange', 'cubicCapacity'] },
        ],
      },
    },
    ...{ rows: 1, refusals: [], refusalCount: 0, uselessPictures: [] },
  }
}

test('the report names what the label of a new car lacks, with the columns for it', () => {
  expect(feedReportLines(report(false), 1)[1]).toBe(
    'line 7, NW-7: The energy label lacks Rural (x_consumption_rural), Electric range (x_electric_range), Engine size (ccm); not published',
  )
  expect(feedReportLines(report(true), 1)[1]).toContain('; published all the same')
})

test('the report as JSON says the same in both languages', () => {
  expect(feedReportJson(report(false)).outcome).toMatchObject({
    labelGaps: {
      vehicles: [
        {
          internalNumber: 'NW-7',
          reason: {
            de: 'Für die Energieverbrauchskennzeichnung des Neuwagens fehlt: Landstraße, Elektrische Reichweite, Hubraum.',
            en: 'The energy label of this new car lacks: Rural, Electric range, Engine size.',
          },
        },
      ],
    },
  })
})
