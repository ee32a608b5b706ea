/** Fetches a challenge, has it solved beside the page and returns the proof, Base64 of its JSON. Rejects where anything is in the way. */
export async function solveBotCheck(): Promise<string> {
  const response = await fetch('/api/bot-check')
  if (!response.ok) throw new Error(`The challenge could not be fetched: ${response.status}`)
  const challenge: unknown = await response.json()
  const worker = new Worker(new URL('./bot-check.worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The challenge could not be solved')))
      worker.postMessage(challenge, [])
    })
    if (!solution) throw new Error('The challenge took too long')
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    worker.terminate()
  }
}
