import type { FileReader, LogoReader } from '#services/uploads/port.ts'
import { coverPicture, readLogo, readPicture } from '#services/uploads/read-picture.ts'

/** Reads pictures as the shop does, without a process for each. Documents are not read. */
export const readFiles: FileReader & LogoReader = {
  async readPicture(bytes) {
    const read = await readPicture(Buffer.from(bytes))
    return 'problem' in read ? read.problem : read
  },
  async readLogo(bytes) {
    const read = await readLogo(Buffer.from(bytes))
    return 'problem' in read ? read.problem : read
  },
  coverPicture: (bytes, boxes) => coverPicture(Buffer.from(bytes), boxes),
  readDocument: async () => 'WRONG_TYPE',
}
