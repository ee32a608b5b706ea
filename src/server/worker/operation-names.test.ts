import { expect, it } from 'vitest'
import type { JobPayloads } from '#database/jobs.ts'
import type { MailKind } from '#domain/mail.ts'
import type { UploadKind } from '#domain/upload/upload.ts'
import { MAIL_KINDS } from '#mails/render-mail.ts'
import { jobTexts, mailKindTexts, runTexts, uploadKindTexts } from '#messages/operation-names.ts'
import type { Text } from '#messages/texts.ts'
import { CRONTAB } from './schedule.ts'

// The compiler names the job, the mail or the kind of upload that has no words.
const jobs: Readonly<Record<keyof JobPayloads, Text>> = jobTexts
const mails: Readonly<Record<MailKind, Text>> = mailKindTexts
const uploads: Readonly<Record<UploadKind, Text>> = uploadKindTexts

it('whatever the page of the platform lists is named in words, nothing twice', () => {
  const runs = [...CRONTAB.matchAll(/[*\d] ([a-z-]+)(?: \?(?:id=([a-z-]+))?)?/g)].map(([, job, id]) => id ?? job!)
  expect(runs.length).toBe(CRONTAB.trim().split('\n').length)
  for (const run of runs) expect(Object.keys({ ...jobs, ...runTexts })).toContain(run)
  expect(Object.keys(mails).toSorted()).toEqual(MAIL_KINDS.toSorted())
  for (const texts of [{ ...jobs, ...runTexts }, mails, uploads]) {
    const german = Object.values(texts).map(({ de }) => de)
    expect(new Set(german).size).toBe(german.length)
  }
})
