import type { PictureBox } from '#domain/upload/boxes.ts'
import type { UploadProblem } from '#domain/upload/upload.ts'

export interface ReadPicture {
  /** JPEG, upright, at most 2048 px on each side, without metadata. */
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** Difference hash of 64 bits, 16 hexadecimal digits: similar pictures have similar ones. */
  readonly hash: string
}

export interface ReadLogo {
  /** At most 1024 px on each side, without metadata; a JPEG where the file was one, else a PNG with its transparency. */
  readonly bytes: Buffer
  readonly format: 'jpg' | 'png'
}

export interface ReadDocument {
  /** The file as it came, without what was appended behind its end. */
  readonly bytes: Buffer
  readonly contentType: string
}

/** Reads strangers' files. No file can stop the shop or reach its memory. */
export interface FileReader {
  readPicture(bytes: Uint8Array): Promise<ReadPicture | UploadProblem>
  /** The same picture with these boxes filled with ink. */
  coverPicture(picture: Uint8Array, boxes: readonly PictureBox[]): Promise<Buffer>
  readDocument(bytes: Uint8Array): Promise<ReadDocument | UploadProblem>
}

/** The same for logos. */
export interface LogoReader {
  readLogo(bytes: Uint8Array): Promise<ReadLogo | UploadProblem>
}
