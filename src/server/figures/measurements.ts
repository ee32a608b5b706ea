import { Counter, Histogram, Registry } from 'prom-client'
import { type Bucket, quantileOfBuckets } from '#domain/operations/vital-signs.ts'

/** Seconds; most pages take milliseconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Measured = 'page' | 'request' | 'statement'
export type Cache = 'pages' | 'fragments'

/** What a process measures of its own work, for `/metrics` and the page of operators. */
export interface Measurements {
  observe(what: Measured, milliseconds: number): void
  look(cache: Cache, isHit: boolean): void
  storeFailed(): void
  /** Milliseconds below which a share of the observations lies; null without any. */
  quantile(what: Measured, share: number): Promise<number | null>
  /** Percent of the looks into a cache that found something; null without any. */
  hitRate(cache: Cache): Promise<number | null>
  storeErrors(): Promise<number>
  /** In the text format of Prometheus. */
  text(): Promise<string>
}

export function createMeasurements(): Measurements {
  const registers = [new Registry()]
  const durations = new Histogram({
    ...{ name: 'fahrwerk_duration_seconds', help: 'How long pages, API requests and SQL statements took' },
    ...{ labelNames: ['what'], buckets: BUCKETS, registers },
  })
  const looks = new Counter({
    ...{ name: 'fahrwerk_cache_looks_total', help: 'Looks into caches, and whether they found something' },
    ...{ labelNames: ['cache', 'found'], registers },
  })
  const storeErrors = new Counter({
    ...{ name: 'fahrwerk_store_errors_total', help: 'Accesses to the object store that failed', registers },
  })
  const countOf = async (cache: Cache, found: string) =>
    (await looks.get()).values.find(({ labels }) => labels.cache === cache && labels.found === found)?.value ?? 0
  return {
    observe: (what, milliseconds) => durations.observe({ what }, milliseconds / 1_000),
    look: (cache, isHit) => looks.inc({ cache, found: isHit ? 'yes' : 'no' }),
    storeFailed: () => storeErrors.inc(),
    async quantile(what, share) {
      const { values } = await durations.get()
      const buckets = values.flatMap(({ metricName, labels, value }): Bucket[] =>
        metricName === 'fahrwerk_duration_seconds_bucket' && labels.what === what
          ? [{ upTo: boundOf(labels), count: value }]
          : [],
      )
      const seconds = quantileOfBuckets(buckets, share)
      return seconds === null ? null : seconds * 1_000
    },
    async hitRate(cache) {
      const [found, missed] = [await countOf(cache, 'yes'), await countOf(cache, 'no')]
      return found + missed === 0 ? null : (found / (found + missed)) * 100
    },
    storeErrors: async () => (await storeErrors.get()).values[0]?.value ?? 0,
    text: () => registers[0]!.metrics(),
  }
}

/** A bucket's bound is one of its labels, which the library's types do not name. */
function boundOf(labels: Readonly<Record<string, unknown>>): number {
  return labels['le'] === '+Inf' ? Infinity : Number(labels['le'])
}
