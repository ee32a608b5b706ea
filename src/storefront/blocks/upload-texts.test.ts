import { expect, it } from 'vitest'
import { NBSP } from '#domain/format/numbers.ts'
import { uploadProblemTexts } from '#messages/uploads.ts'
import { problemText } from './upload-texts.server.ts'

type Problem = keyof typeof uploadProblemTexts

const GERMAN: Record<Problem, string> = {
  NO_FILE: 'Bitte wählen Sie eine Datei.',
  WRONG_TYPE: 'a.pdf: Dieses Format können wir nicht lesen. Bitte wählen Sie PDF, JPEG oder PNG.',
  TOO_LARGE: `a.pdf ist zu groß. Möglich sind 10${NBSP}MB.`,
  EMPTY_FILE: 'a.pdf ist leer. Bitte wählen Sie eine andere Datei.',
  DAMAGED: 'a.pdf lässt sich nicht öffnen. Bitte speichern Sie die Datei neu und wählen Sie sie noch einmal.',
  PASSWORD_PROTECTED:
    'a.pdf ist mit einem Passwort geschützt. Bitte speichern Sie die Datei ohne Passwort und wählen Sie sie noch einmal.',
  TOO_MANY_FILES: 'a.pdf wurde nicht gespeichert: Sie können höchstens 10 Dateien hochladen.',
  UPLOAD_FAILED: 'a.pdf wurde nicht übertragen. Bitte versuchen Sie es noch einmal.',
  TOO_MANY_PIXELS: 'a.pdf hat mehr als 50 Megapixel. Bitte verkleinern Sie das Bild.',
  ACTIVE_CONTENT:
    'a.pdf enthält Programme oder angehängte Dateien. Bitte drucken Sie das Dokument als PDF und wählen Sie dieses.',
  DRAFT_ENDED:
    'a.pdf wurde nicht gespeichert: Die Seite gehört zu einem früheren Vorgang, oder Sie sind nicht mehr angemeldet. Bitte laden Sie sie neu.',
}

const ENGLISH: Record<Problem, string> = {
  NO_FILE: 'Please choose a file.',
  WRONG_TYPE: 'a.pdf: We cannot read this format. Please choose PDF, JPEG or PNG.',
  TOO_LARGE: `a.pdf is too large. The limit is 10${NBSP}MB.`,
  EMPTY_FILE: 'a.pdf is empty. Please choose another file.',
  DAMAGED: 'a.pdf cannot be opened. Please save the file again and choose it once more.',
  PASSWORD_PROTECTED:
    'a.pdf is protected by a password. Please save the file without a password and choose it once more.',
  TOO_MANY_FILES: 'a.pdf was not saved: you can upload no more than 10 files.',
  UPLOAD_FAILED: 'a.pdf was not uploaded. Please try again.',
  TOO_MANY_PIXELS: 'a.pdf has more than 50 megapixels. Please make the picture smaller.',
  ACTIVE_CONTENT: 'a.pdf contains scripts or attached files. Please print the document to a PDF and choose that.',
  DRAFT_ENDED:
    'a.pdf was not saved: the page belongs to an earlier draft, or you are no longer logged in. Please reload it.',
}

it('has eleven texts for what is wrong with a file, each with what to do about it, in both languages', () => {
  const problems = Object.keys(uploadProblemTexts) as Problem[]
  const textsIn = (locale: 'de' | 'en') =>
    Object.fromEntries(problems.map((problem) => [problem, problemText(problem, 'a.pdf', 'DOCUMENT', locale)]))
  expect(problems).toHaveLength(11)
  expect(textsIn('de')).toEqual(GERMAN)
  expect(textsIn('en')).toEqual(ENGLISH)
})

it('names the formats of a picture and the limit of the field it was chosen in', () => {
  expect(problemText('WRONG_TYPE', 'a.gif', 'PICTURE', 'de')).toContain('JPEG, PNG oder WebP')
  const limit = { types: [], maxBytes: 2_000_000, maxFiles: 3 }
  expect(problemText('TOO_LARGE', 'a.jpg', 'PICTURE', 'en', limit)).toContain(`2${NBSP}MB`)
  expect(problemText('TOO_MANY_FILES', 'a.jpg', 'PICTURE', 'en', limit)).toContain('3 files')
})
