import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const page = self as unknown as Worker

/** Tries until the task is solved; in a worker, so that typing stays smooth. */
self.addEventListener('message', ({ data: challenge }: MessageEvent) => {
  void solveChallenge({ challenge, deriveKey }).then((solution) => page.postMessage(solution, []))
})
