/** Seals what must never lie open in the database. */
export interface SecretBox {
  /** `purpose` says what the text is and whose: it can be opened for the same purpose only. */
  seal(text: string, purpose: string): Buffer
  /** Throws where the text was changed, was sealed for another purpose, or its key is no longer known. */
  open(sealed: Buffer, purpose: string): string
}
