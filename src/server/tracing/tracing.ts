import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { type Attributes, context, trace } from '@opentelemetry/api'
import type { Config } from '../config.ts'

/** The share of pages and requests that are traced. */
const SAMPLED = 0.2

export interface Tracing {
  /** Sends the traces that are not sent yet. */
  close(): Promise<void>
}

/**
 * Sends traces by the OpenTelemetry protocol (OTLP over HTTP, JSON) to a collector: pages and requests, the documents they run, and the
 * statements of those. Without an endpoint nothing is loaded.
 */
export async function startTracing({
  tracesEndpoint: endpoint,
  environment,
}: Pick<Config, 'tracesEndpoint' | 'environment'>): Promise<Tracing> {
  if (!endpoint) return { close: async () => {} }
  const [sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes(resourceOf(environment)),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(SAMPLED) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return { close: () => provider.shutdown().catch(() => {}) } // a collector that is away keeps no process from ending
}

/**
 * Who sends traces, by OpenTelemetry's conventions: processes of one role have one name, within a namespace that all roles share, and each
 * start is an instance. The worker sends none.
 */
function resourceOf(environment: Config['environment']): Attributes {
  return {
    'service.namespace': 'fahrwerk',
    'service.name': 'fahrwerk-web',
    'service.version': versionOf(path.resolve(import.meta.dirname, '../../..')),
    'service.instance.id': randomUUID(),
    'deployment.environment.name': environment.toLowerCase(),
    'host.name': hostname(),
    'process.pid': process.pid,
  }
}

/** The version of the package with the commit, where the folder is a checkout: "0.1.0+5a22f5e9". */
function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      ...{ cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    })
    return `${version}+${commit.trim()}`
  } catch {
    return version
  }
}
