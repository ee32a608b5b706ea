/** Encrypts what must never be readable in the database. */
export interface SecretBox {
  /** `purpose` says what the text is and whose; `open` needs the same purpose. */
  seal(text: string | Uint8Array, purpose: string): Buffer
  /** Throws where the text was changed or sealed for another purpose, or its key is no longer known. */
  open(sealed: Buffer, purpose: string): string
  /** The same for what was sealed as bytes. */
  openBytes(sealed: Buffer, purpose: string): Buffer
}
