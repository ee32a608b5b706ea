/** Capacity is a multiple of this, so that every column and bitset consists of whole 128-bit vectors. */
export const SLOT_STEP = 128

const PAGE_BYTES = 65_536
const CACHE_LINE = 64
const MAXIMUM_PAGES = 65_536

export type View = Uint16Array | Int32Array | Uint32Array | Float64Array

interface ViewType<T extends View> {
  new (buffer: ArrayBuffer, offset: number, length: number): T
  readonly BYTES_PER_ELEMENT: number
}

/** A piece of the memory. `pointer` and `view` change when the memory grows: read them again after each write. */
export class Block<T extends View = View> {
  pointer = 0
  view: T
  readonly bytesPerSlot: number
  fixedBytes: number
  readonly #type: ViewType<T>

  constructor(type: ViewType<T>, bytesPerSlot: number, fixedBytes: number) {
    this.#type = type
    this.bytesPerSlot = bytesPerSlot
    this.fixedBytes = fixedBytes
    this.view = new type(new ArrayBuffer(0), 0, 0)
  }

  bytes(capacity: number): number {
    return this.bytesPerSlot * capacity + this.fixedBytes
  }

  attach(buffer: ArrayBuffer, capacity: number): void {
    this.view = new this.#type(buffer, this.pointer, this.bytes(capacity) / this.#type.BYTES_PER_ELEMENT)
  }
}

/** One growable WebAssembly memory that holds every column and bitset, for the compiled and the TypeScript kernels alike. */
export class Memory {
  readonly wasm = new WebAssembly.Memory({ initial: 1, maximum: MAXIMUM_PAGES })
  capacity: number
  #top = CACHE_LINE
  readonly #blocks: Block[] = []

  constructor(capacity: number) {
    this.capacity = roundUp(Math.max(capacity, 1), SLOT_STEP)
  }

  get bytes(): number {
    return this.#top
  }

  /** One bit per slot. */
  bitset(): Block<Uint32Array> {
    return this.#add(new Block(Uint32Array, 1 / 8, 0))
  }

  /** `elements` numbers per slot. */
  column<T extends View>(type: ViewType<T>, elements = 1): Block<T> {
    return this.#add(new Block(type, type.BYTES_PER_ELEMENT * elements, 0))
  }

  /** A table whose size does not depend on the slots. */
  table<T extends View>(type: ViewType<T>, length: number): Block<T> {
    return this.#add(new Block(type, 0, type.BYTES_PER_ELEMENT * length))
  }

  /** Makes room for more slots. Contents are kept, new room is zero. */
  reserve(capacity: number): void {
    this.#layOut(() => {
      this.capacity = roundUp(capacity, SLOT_STEP)
    })
  }

  /** Makes a table longer. Contents are kept, new room is zero. The table moves to the end, so that no other block has to move. */
  lengthen(block: Block, length: number): void {
    const before = new Uint8Array(this.wasm.buffer, block.pointer, block.fixedBytes).slice()
    const hole = new Block(Uint32Array, 0, block.fixedBytes)
    hole.pointer = block.pointer
    this.#blocks[this.#blocks.indexOf(block)] = hole
    block.fixedBytes = length * block.view.BYTES_PER_ELEMENT
    this.#add(block)
    new Uint8Array(this.wasm.buffer, block.pointer).set(before)
  }

  #add<T extends View>(block: Block<T>): Block<T> {
    block.pointer = this.#top
    this.#top += roundUp(block.bytes(this.capacity), CACHE_LINE)
    this.#blocks.push(block)
    if (this.#provide()) this.#attachAll()
    else block.attach(this.wasm.buffer, this.capacity)
    return block
  }

  #layOut(change: () => void): void {
    const before = this.#blocks.map((block) => block.bytes(this.capacity))
    change()
    let top = CACHE_LINE
    const targets = this.#blocks.map((block) => {
      const target = top
      top += roundUp(block.bytes(this.capacity), CACHE_LINE)
      return target
    })
    this.#top = top
    this.#provide()
    const bytes = new Uint8Array(this.wasm.buffer)
    // Blocks only move up, so moving the last one first never overwrites one that still has to move.
    for (let i = this.#blocks.length - 1; i >= 0; i--) {
      const block = this.#blocks[i]!
      const target = targets[i]!
      if (target !== block.pointer) bytes.copyWithin(target, block.pointer, block.pointer + before[i]!)
      bytes.fill(0, target + before[i]!, targets[i + 1] ?? top)
      block.pointer = target
    }
    this.#attachAll()
  }

  /** Grows the memory if the blocks need it; returns whether it did, because growing detaches every view. */
  #provide(): boolean {
    const missing = this.#top - this.wasm.buffer.byteLength
    if (missing <= 0) return false
    // Untouched pages cost nothing, so growing a little more than needed saves attaching all views again for the next block.
    const pages = Math.ceil(missing / PAGE_BYTES) + 16
    this.wasm.grow(Math.min(pages, MAXIMUM_PAGES - this.wasm.buffer.byteLength / PAGE_BYTES))
    return true
  }

  #attachAll(): void {
    for (const block of this.#blocks) block.attach(this.wasm.buffer, this.capacity)
  }
}

export function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step
}
