/** Why a text is no page; each has a sentence in both languages. */
export type PageFault =
  | 'NO_TITLE'
  | 'NO_DESCRIPTION'
  | 'NO_DATE'
  | 'HEAD'
  | 'LINK'
  | 'PICTURE'
  | 'PICTURE_IN_TEXT'
  | 'VIDEO'
  | 'TILE'
  | 'NOTICE'
  | 'LIST_ITEM'
  | 'NO_ANSWER'
  | 'PLACEHOLDER'
  | 'TOO_LONG'

/** What is wrong with a text, and where. */
export interface WrongLine {
  readonly fault: PageFault
  /** From 1; left out where the text as a whole is wrong. */
  readonly line?: number
  /** What stands there. */
  readonly found?: string
}
