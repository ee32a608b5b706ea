import { context, trace } from '@opentelemetry/api'

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
export async function startTracing(endpoint: string | undefined): Promise<Tracing> {
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
    resource: resourceFromAttributes({ 'service.name': 'fahrwerk' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(SAMPLED) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return { close: () => provider.shutdown().catch(() => {}) } // a collector that is away keeps no process from ending
}
