import type { Locale } from '#domain/locale.ts'
import { auditOperationTexts, auditSubjectTexts, auditValueTexts } from '#messages/dealer-audit.ts'
import type { Text } from '#messages/texts.ts'

/** What was done, in words; an operation without words stands for itself. */
export function operationName(operation: string, locale: Locale): string {
  return wordOf(auditOperationTexts, operation, locale)
}

/** `order 9480833232` → "Auftrag 9480833232": the kind of thing in words, and which one. */
export function subjectName(subject: string, locale: Locale): string {
  const kinds = Object.keys(auditSubjectTexts).toSorted((one, other) => other.length - one.length)
  const kind = kinds.find((each) => subject === each || subject.startsWith(`${each} `))
  return kind === undefined ? subject : wordOf(auditSubjectTexts, kind, locale) + subject.slice(kind.length)
}

/** The values of a JSON object, a line for each. */
export function factsOf(json: string | null | undefined, locale: Locale): string[] {
  if (!json) return []
  const values = JSON.parse(json) as Record<string, unknown>
  return Object.entries(values).map(
    ([name, value]) => `${wordOf(auditValueTexts, name, locale)}: ${shown(value, locale)}`,
  )
}

function shown(value: unknown, locale: Locale): string {
  if (Array.isArray(value)) return value.map((each) => shown(each, locale)).join(', ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return wordOf(auditValueTexts, String(value), locale)
}

function wordOf(texts: Readonly<Record<string, Text>>, name: string, locale: Locale): string {
  return (Object.hasOwn(texts, name) ? texts[name]?.[locale] : undefined) ?? name
}
