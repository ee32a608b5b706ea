/** The fields of a form that show a person filled it in. */
interface BotProof {
  /** The solved challenge, Base64 of its JSON; made by a script of the page in the background. */
  readonly solution: string | null
  /** The signed time at which the form was made, for browsers without JavaScript. */
  readonly stamp: string | null
  /** A hidden field that only a program fills in. */
  readonly trap: string | null
}

/** The verdict: a solved challenge, only a form that took its time, or neither. */
type BotVerdict = 'SOLVED' | 'PLAUSIBLE' | 'FAILED'

/** Tells people from programs without another company's service. Nobody has to look, listen or click. */
export interface BotCheck {
  /** A new challenge, JSON for the page's script. */
  challenge(): Promise<object>
  stamp(): string
  /** Each solution and each stamp counts once. */
  judge(proof: BotProof): Promise<BotVerdict>
}

/** Marks a key as used; false where it was used before. */
export type Spend = (key: string, expiresAt: Date) => Promise<boolean>
