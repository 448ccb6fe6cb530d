import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOwnName } from '../places/part-name'
import { readEntry, writeEntry } from './history-entry'

/**
 * A state of the screen that Back and a reload bring again, such as which rows are open. It is kept in the entry of the
 * tab's history; what a shared link should show too belongs in the address. A change of the address on the same screen
 * takes it along.
 * @param called unique on the screen, or in a section or card
 * @param initial until it is changed. A value, a Set or a Map of plain values
 */
export function useKept<T>(called: string, initial: T): [T, (value: T) => void] {
  const name = useOwnName()(called)
  const { key } = useLocation()
  const [state, setState] = useState(() => ({ key, value: readEntry<T>(key, name) }))
  const value = state.key === key ? state.value : (readEntry<T>(key, name) ?? state.value)
  useEffect(() => {
    if (value !== undefined && readEntry(key, name) !== value) writeEntry(key, name, value)
    setState((before) => (before.key === key ? before : { key, value }))
  }, [key, name, value])
  return [value ?? initial, (next) => setState({ key, value: next })]
}

/** Which rows or groups of a list are open. */
export interface OpenRows<K> {
  has: (key: K) => boolean
  size: number
  set: (keys: Iterable<K>) => void
  toggle: (key: K) => void
}

/** Which rows or groups of a list are open, kept like `useKept`. */
export function useKeptSet<K extends string | number>(name: string, initial: readonly K[] = []): OpenRows<K> {
  const [keys, setKeys] = useKept<ReadonlySet<K>>(name, new Set(initial))
  return {
    has: (key: K) => keys.has(key),
    size: keys.size,
    set: (next: Iterable<K>) => setKeys(new Set(next)),
    toggle: (key: K) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      setKeys(next)
    },
  }
}
