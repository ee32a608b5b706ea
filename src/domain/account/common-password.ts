import { COMMON_WORDS, isWalk } from './common-words.ts'

/** Whom a password belongs to. */
export interface PasswordOwner {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Digits and signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '€': 'e', '|': 'l', '+': 't' },
}
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
/** Shorter ones occur in any word. */
const MIN_OWN_WORD = 3
const MAX_WORDS = 2
/** Letters that may follow the words without making them any harder to guess. */
const MAX_REST = 2
/** Without letters it is a date, a telephone number or a row of keys, unless it is this long. */
const MIN_LENGTH_OF_NUMBERS = 20

/**
 * Whether a password is one that attackers try first: one or two common words or rows of keys, or the owner's name and e-mail address,
 * whatever digits and signs stand around them or for their letters; too few different characters; no letters at all.
 */
export function isCommonPassword(password: string, owner?: PasswordOwner): boolean {
  const text = folded(password)
  if (new Set(text).size < 5) return true
  if (!/[a-z]/.test(text)) return text.length < MIN_LENGTH_OF_NUMBERS
  const own = owner ? ownWords(owner) : []
  const trimmed = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [text, withLetters(trimmed), withLetters(text)].some((variant) =>
    consistsOf(variant.replaceAll(/[^a-z]/g, ''), own, MAX_WORDS),
  )
}

function ownWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const words = [email, firstName, lastName].flatMap((entry) => {
    const parts = folded(entry).split(/[^a-z]+/)
    return [...parts, parts.join('')]
  })
  return [...new Set(words)].filter((word) => word.length >= MIN_OWN_WORD)
}

/** Whether letters are the owner's words and at most so many common ones, one after another. */
function consistsOf(letters: string, own: readonly string[], words: number): boolean {
  if (own.some((word) => letters.startsWith(word) && isEnd(letters.slice(word.length), own, words))) return true
  if (words === 0) return false
  for (let length = letters.length; length >= MIN_OWN_WORD; length--) {
    const word = letters.slice(0, length)
    if ((COMMON_WORDS.has(word) || isWalk(word)) && isEnd(letters.slice(length), own, words - 1)) return true
  }
  return false
}

function isEnd(rest: string, own: readonly string[], words: number): boolean {
  return rest.length <= MAX_REST || consistsOf(rest, own, words)
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}

function withLetters(text: string): string {
  return text.replaceAll(/[^a-z]/gu, (character) => LETTERS[character] ?? character)
}
