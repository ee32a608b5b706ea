const NAME = 'fw-keys'
const listeners = new Set<() => void>()

/** Whether single keys do something; the browser remembers it. */
export const keySwitch = {
  isOn: (): boolean => localStorage.getItem(NAME) !== 'off',
  turn(): void {
    localStorage.setItem(NAME, keySwitch.isOn() ? 'off' : 'on')
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
