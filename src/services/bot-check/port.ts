/** The proof in a form that a person filled it in. */
export interface BotProof {
  /** The solved challenge, Base64 of its JSON; made by a script of the page in the background. */
  readonly solution: string | null
  /** When the form was made, signed: the way without script. */
  readonly stamp: string | null
  /** A hidden field; only a program fills it in. */
  readonly trap: string | null
}

/** The verdict: a solved challenge, only a form that took its time, or neither. */
export type BotVerdict = 'SOLVED' | 'PLAUSIBLE' | 'FAILED'

/** Tells people from programs without any other company. Nobody has to look, listen or click. */
export interface BotCheck {
  /** A new challenge, JSON for the page's script. */
  challenge(): Promise<object>
  stamp(): string
  /** Each solution and each stamp counts once. */
  judge(proof: BotProof): Promise<BotVerdict>
}

/** Remembers that something was used; false where it had been before. */
export type Spend = (key: string, expiresAt: Date) => Promise<boolean>
