import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SelectHandle } from '#database/handles.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { viewProofs } from '#use-cases/banking/view-proofs.ts'
import { readApplicationArguments, viewerName } from './financing-arguments.ts'
import type { OrderVerb } from './order-verbs.ts'

export interface ProofStores {
  readonly secretBox: (read: SelectHandle) => Promise<SecretBox>
  readonly objects: () => ObjectStore
}

/** Writes the proofs of an application into files; the applicant sees the name of the person who does it. */
export function financingProofsVerb({ secretBox, objects }: ProofStores): OrderVerb {
  return {
    usage:
      'financing-proofs <request> [folder] --by "<your name>" [--as admin]: writes the proofs of an application into the folder; each is recorded as a view',
    async run({ database }, args) {
      const { requestId, actor, positionals, by } = readApplicationArguments(args)
      const deps = {
        read: database.read,
        writer: database,
        objects: objects(),
        secretBox: await secretBox(database.read),
      }
      const outcome = await viewProofs(deps, requestId, { viewer: actor, name: viewerName(by) })
      if (outcome.kind === 'refused') throw new StartRefusal(`There is no financing application ${requestId}.`)
      if (outcome.files.length === 0) return `Application ${requestId} has no proofs.`
      const folder = positionals[1] ?? '.'
      await mkdir(folder, { recursive: true })
      const written: string[] = []
      for (const [index, { fileName, bytes }] of outcome.files.entries()) {
        // The name is the applicant's: only its letters are taken, and the number keeps two of the same name apart.
        const name = fileName.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').replace(/^\.+/, '')
        const file = path.join(folder, `${requestId}-${index + 1}-${name}`)
        await writeFile(file, bytes, { mode: 0o600 })
        written.push(file)
      }
      return written.join('\n')
    },
  }
}
