import { useRef, useState } from 'react'
import { uploadTexts } from '#messages/uploads.ts'
import { useTexts } from '../site.ts'
import type { FileFieldView } from './upload-view.ts'

/** A file that a script sends. */
export interface RunningUpload {
  readonly id: number
  readonly name: string
  readonly percent: number
  /** Why it was not stored; undefined while it is on its way. */
  readonly problem?: string
}

/** Files sent at the same time; a third one would only share the connection. */
const MAX_CONCURRENT = 2

/** Sends chosen files one by one to the endpoint of a file field. `onStored` is called after each that was stored. */
export function useFileUploads(field: string, { action }: FileFieldView, onStored: () => void) {
  const texts = useTexts(uploadTexts)
  const [running, setRunning] = useState<readonly RunningUpload[]>([])
  const [said, say] = useState('')
  const requests = useRef(new Map<number, XMLHttpRequest>())
  const waiting = useRef<{ readonly id: number; readonly file: File }[]>([])
  const nextId = useRef(0)

  const change = (id: number, upload: Partial<RunningUpload>) =>
    setRunning((all) => all.map((each) => (each.id === id ? { ...each, ...upload } : each)))
  const forget = (id: number) => setRunning((all) => all.filter((each) => each.id !== id))

  function start() {
    while (requests.current.size < MAX_CONCURRENT) {
      const next = waiting.current.shift()
      if (!next) return
      send(next.id, next.file)
    }
  }

  function send(id: number, file: File) {
    const request = new XMLHttpRequest()
    requests.current.set(id, request)
    const end = (problem?: string) => {
      requests.current.delete(id)
      if (problem === undefined) {
        forget(id)
        say(texts.saved(file.name))
        onStored()
      } else {
        change(id, { problem })
        say(problem)
      }
      start()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      change(id, { percent: total > 0 ? Math.floor((loaded / total) * 100) : 0 }),
    )
    request.addEventListener('load', () => end(problemOf(request, texts.failed(file.name))))
    request.addEventListener('error', () => end(texts.failed(file.name)))
    request.addEventListener('abort', () => {
      requests.current.delete(id)
      forget(id)
      start()
    })
    const body = new FormData()
    body.append(field, file)
    request.open('POST', `${action}&name=${encodeURIComponent(file.name)}`)
    request.send(body)
  }

  return {
    running,
    /** What a screen reader is to read out. */
    said,
    /** Files that are too large or too many are refused by the server, which says so. */
    add(files: readonly File[]) {
      const added = files.map((file) => ({ id: nextId.current++, file }))
      setRunning((all) => [...all, ...added.map(({ id, file }) => ({ id, name: file.name, percent: 0 }))])
      waiting.current.push(...added)
      start()
    },
    /** Cancels a file that is on its way, or takes a message away. */
    close(id: number) {
      waiting.current = waiting.current.filter((each) => each.id !== id)
      const request = requests.current.get(id)
      if (request) request.abort()
      else forget(id)
    },
  }
}

/** What the endpoint says about a file; undefined where it was stored. */
function problemOf({ status, responseText }: XMLHttpRequest, otherwise: string): string | undefined {
  try {
    const answer = JSON.parse(responseText) as { readonly key?: string; readonly problem?: string }
    if (status === 200 && answer.key) return undefined
    return answer.problem ?? otherwise
  } catch {
    return otherwise
  }
}
