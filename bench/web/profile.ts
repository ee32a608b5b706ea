/** Where a server spends its processor time while `work` runs: the functions that take most, with their share of all. */
export async function profiled(pid: number, work: () => Promise<unknown>): Promise<readonly [string, number][]> {
  process.kill(pid, 'SIGUSR1') // opens the inspector
  const inspector = await connect()
  await inspector.send('Profiler.enable')
  await inspector.send('Profiler.setSamplingInterval', { interval: 250 })
  await inspector.send('Profiler.start')
  await work()
  const { profile } = (await inspector.send('Profiler.stop')) as { profile: Profile }
  inspector.close()
  return dearest(profile)
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

function dearest({ nodes, samples, timeDeltas }: Profile): [string, number][] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<string, number>()
  let all = 0
  for (const [index, id] of samples.entries()) {
    const { functionName, url, lineNumber } = frames.get(id)!
    if (functionName === '(idle)') continue
    const file = url.split('/').slice(-3).join('/')
    const name = `${functionName || '(unnamed)'}${file ? ` ${file}:${lineNumber + 1}` : ''}`
    times.set(name, (times.get(name) ?? 0) + timeDeltas[index]!)
    all += timeDeltas[index]!
  }
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name, time]) => [name, time / all])
}

const INSPECTOR = 'http://127.0.0.1:9229/json'

async function connect() {
  const socket = new WebSocket(await inspectorAddress())
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown }
    waiting.get(id)?.(result)
  })
  let last = 0
  return {
    send: (method: string, params: object = {}) =>
      new Promise<unknown>((resolve) => {
        waiting.set(++last, resolve)
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}

async function inspectorAddress(): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const targets = await fetch(INSPECTOR).then(
      (answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
      () => [],
    )
    if (targets[0]) return targets[0].webSocketDebuggerUrl
    if (attempt > 50) throw new Error('The server opened no inspector')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
