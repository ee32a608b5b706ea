interface Answering {
  /** The customer. */
  readonly name: string
  readonly vehicle: string
  /** Whoever answers. */
  readonly me: string
}

/** A template as an answer to this customer; a placeholder it does not know stays as it is. */
export function filledTemplate(text: string, values: Answering): string {
  return text.replace(/\{(name|vehicle|me)\}/g, (_, key: keyof Answering) => values[key])
}
