/** What a form brings along to show that a person filled it in. */
export interface BotProof {
  /** The solved challenge, Base64 of its JSON; made by a script of the page in the background. */
  readonly solution: string | null
  /** When the form was made, signed: the way without script. */
  readonly stamp: string | null
  /** A field no person sees; whoever fills it in is no person. */
  readonly trap: string | null
}

/** How sure we can be: a solved challenge, only a form that took its time, or neither. */
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
