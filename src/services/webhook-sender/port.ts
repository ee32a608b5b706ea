import type { AttemptProblem } from '#domain/webhook/delivery.ts'

export interface WebhookAnswer {
  /** Null: none came. */
  readonly status: number | null
  readonly problem: AttemptProblem | null
  /** Its first bytes as text. */
  readonly answer: string
  readonly milliseconds: number
}

/** Sends to addresses that merchants have entered. */
export interface WebhookSender {
  /** Posts JSON once. Never throws; a redirect is an answer and not followed. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookAnswer>
}
