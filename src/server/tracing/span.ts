import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('fahrwerk')

/**
 * Runs work as a part of the trace in progress, or as the beginning of one. Names and attributes are sent to another program, so they must
 * hold nothing that somebody has entered. Costs next to nothing where no traces are sent.
 */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
