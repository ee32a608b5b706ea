import { spawn } from 'node:child_process'
import path from 'node:path'
import type { UploadProblem } from '#domain/upload/upload.ts'
import { boundedLimit } from '../images/bounded-limit.ts'
import type { FileReader, LogoReader, ReadDocument, ReadLogo, ReadPicture } from './port.ts'

const PROGRAM = path.join(import.meta.dirname, 'read-file-process.ts')
/** A picture of 50 million pixels takes three seconds. */
const TIMEOUT_MS = 20_000
const MAX_HEAP_MB = 256
const MAX_ANSWER_BYTES = 32_000_000
const MAX_RUNNING = 2
const MAX_WAITING = 40

type Task = 'picture' | 'logo' | 'cover' | 'document'
type Answer = { readonly problem: UploadProblem } | (Record<string, unknown> & { readonly bytes: Buffer })

/**
 * Reads each file in a process of its own, with bounded time and memory and without the shop's environment, so that a file that crashes a
 * decoder harms nothing else. Such a file counts as DAMAGED. Where too many wait, the answer is UPLOAD_FAILED; a later upload may succeed.
 */
export function fileReader(program = PROGRAM, timeout = TIMEOUT_MS): FileReader & LogoReader {
  const limit = boundedLimit(MAX_RUNNING, MAX_WAITING)
  const run = async (task: Task, file: Uint8Array, boxes: readonly object[] = []): Promise<Answer> => {
    const answer = await limit(() => runProcess(program, timeout, `${JSON.stringify({ task, boxes })}\n`, file))
    return answer === 'BUSY' ? { problem: 'UPLOAD_FAILED' } : answer
  }
  return {
    async readPicture(bytes) {
      const answer = await run('picture', bytes)
      return isProblem(answer) ? answer.problem : (answer as unknown as ReadPicture)
    },
    async readLogo(bytes) {
      const answer = await run('logo', bytes)
      return isProblem(answer) ? answer.problem : (answer as unknown as ReadLogo)
    },
    async coverPicture(picture, boxes) {
      const answer = await run('cover', picture, boxes)
      if (isProblem(answer)) throw new Error(`A stored picture could not be covered: ${answer.problem}`)
      return answer.bytes
    },
    async readDocument(bytes) {
      const answer = await run('document', bytes)
      return isProblem(answer) ? answer.problem : (answer as unknown as ReadDocument)
    },
  }
}

function isProblem(answer: Answer): answer is { readonly problem: UploadProblem } {
  return 'problem' in answer
}

function runProcess(program: string, timeout: number, line: string, file: Uint8Array): Promise<Answer> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, program], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout,
      killSignal: 'SIGKILL',
    })
    const chunks: Buffer[] = []
    let size = 0
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MAX_ANSWER_BYTES) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
    child.on('error', () => resolve({ problem: 'UPLOAD_FAILED' }))
    child.on('close', (code) => resolve((code === 0 && answerOf(Buffer.concat(chunks))) || { problem: 'DAMAGED' }))
    // The process may end before it has read everything.
    child.stdin.on('error', () => {})
    child.stdin.write(line)
    child.stdin.end(file)
  })
}

/** Undefined where the process has not written an answer; it read a stranger's file, so its output is not trusted. */
function answerOf(output: Buffer): Answer | undefined {
  const lineEnd = output.indexOf('\n')
  let head: Record<string, unknown>
  try {
    head = JSON.parse(output.toString('utf8', 0, lineEnd)) as Record<string, unknown>
  } catch {
    return undefined
  }
  if (typeof head.problem === 'string') return { problem: head.problem as UploadProblem }
  return { ...head, bytes: output.subarray(lineEnd + 1) }
}
