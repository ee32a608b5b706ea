import { type DraftName, isDraftName } from '../routes/flows.ts'

export const UPLOAD_KINDS = ['PICTURE', 'DOCUMENT'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

export interface UploadLimit {
  /** Content types, which are also what the file chooser of a browser offers. */
  readonly types: readonly string[]
  readonly maxBytes: number
  /** Of one owner in one flow or request. */
  readonly maxFiles: number
}

const MEGABYTE = 1_000_000

/** What can be uploaded (open point 51). HEIC is left out: iPhones then send JPEG by themselves. */
export const UPLOAD_LIMITS: Readonly<Record<UploadKind, UploadLimit>> = {
  PICTURE: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 20 * MEGABYTE, maxFiles: 20 },
  DOCUMENT: { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 10 * MEGABYTE, maxFiles: 10 },
}

/** Pictures of a car on sale; galleries and feeds of other marketplaces take as many. */
export const VEHICLE_PICTURE_LIMIT: UploadLimit = { ...UPLOAD_LIMITS.PICTURE, maxFiles: 40 }

/** All files of one form together, which is how many arrive without a script. */
export const MAX_UPLOAD_FORM_BYTES = 60 * MEGABYTE

/** Why a file is not accepted. */
export const UPLOAD_PROBLEMS = [
  'NO_FILE',
  'WRONG_TYPE',
  'TOO_LARGE',
  'EMPTY_FILE',
  'DAMAGED',
  'PASSWORD_PROTECTED',
  'TOO_MANY_FILES',
  'UPLOAD_FAILED',
  'TOO_MANY_PIXELS',
  'ACTIVE_CONTENT',
  'DRAFT_ENDED',
] as const
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number]

/** Minutes after which an upload that belongs to nothing has expired, and those its deletion waits longer (specification, section 9). */
export const UPLOAD_EXPIRY_MINUTES = 20
export const UPLOAD_BUFFER_MINUTES = 2

const PREFIX = 'aa-upload-'
const KEY = /^aa-upload-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function uploadKey(uuid: string): string {
  return PREFIX + uuid
}

/** The key in a text; undefined where it is none. */
export function uploadKeyOf(text: string | undefined): string | undefined {
  return text !== undefined && KEY.test(text) ? text : undefined
}

/** What an upload belongs to: what somebody has entered in a flow so far, their car, a request, or a case to which staff add files. */
export type UploadPlace = `draft:${DraftName}` | GaragePlace | `request:${number}` | CasePlace

/** A car of a customer's garage: its documents. */
export type GaragePlace = `garage:${number}`

/** In a garage everything is a document: customers are promised that it is stored sealed, and pictures are not. */
export function takesKind(place: UploadPlace | null, kind: UploadKind): boolean {
  return kind === 'DOCUMENT' || !place?.startsWith('garage:')
}

/** Where a merchant's staff put files; an inspection is named by its request. */
export type CasePlace = `order:${number}` | `inspection:${number}`

/** The flow in a text as the place of its uploads; undefined where there is no such flow. */
export function draftPlace(flow: string): UploadPlace | undefined {
  return isDraftName(flow) ? `draft:${flow}` : undefined
}

/** The car of a garage in a text as the place of its documents; undefined where there is none. */
export function garagePlace(text: string): GaragePlace | undefined {
  const [, id] = /^garage:(\d{1,15})$/.exec(text) ?? []
  return id === undefined ? undefined : `garage:${Number(id)}`
}

const MAX_NAME = 120

/** The name of a file as it is shown: its last part, without what cannot be printed. */
export function shownFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{C}"<>|?*:]/gu, '').trim()
  if (plain.length <= MAX_NAME) return plain || 'file'
  const extension = /\.\w{1,8}$/.exec(plain)?.[0] ?? ''
  return plain.slice(0, MAX_NAME - extension.length) + extension
}
