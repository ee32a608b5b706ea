import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

type Mode = 'open' | 'refuses' | 'silent' | { readonly delayMs: number }

/** A proxy in front of a service on loopback that passes on, delays each piece of an answer, stays silent or hangs up. */
export class Gate {
  mode: Mode = 'open'
  port = 0
  readonly #sockets = new Set<Socket>()
  readonly #server: Server

  constructor(target: number) {
    this.#server = createServer((socket) => this.#pass(socket, target))
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.port = (this.#server.address() as AddressInfo).port
    return this
  }

  /** Changes the mode, and closes all open connections. */
  setMode(mode: Mode): void {
    this.mode = mode
    for (const socket of this.#sockets) socket.destroy()
  }

  async stop(): Promise<void> {
    this.setMode('refuses')
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #pass(visitor: Socket, target: number): void {
    this.#note(visitor)
    if (this.mode === 'refuses') return void visitor.destroy()
    if (this.mode === 'silent') return
    const delayMs = typeof this.mode === 'object' ? this.mode.delayMs : 0
    const service = this.#note(connect(target, '127.0.0.1'))
    visitor.pipe(service)
    service.on('data', (piece) => setTimeout(() => visitor.writable && visitor.write(piece), delayMs))
    service.on('end', () => setTimeout(() => visitor.end(), delayMs))
    service.on('close', () => setTimeout(() => visitor.destroy(), delayMs + 20))
    visitor.on('close', () => service.destroy())
  }

  #note(socket: Socket): Socket {
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => this.#sockets.delete(socket))
    return socket
  }
}
