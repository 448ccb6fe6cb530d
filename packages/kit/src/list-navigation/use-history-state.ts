import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePartPrefix } from '../extension-slots/part-name'
import { readEntry, writeEntry } from './history-entry'

/**
 * State of a screen that Back and a reload restore, such as the open rows. The state is stored in the tab's history entry, and
 * stays when the URL changes on the same screen. State that a shared link should show belongs in the URL.
 * @param stateName unique on the screen, or in a section or card
 * @param initial the value until it is changed: a plain value, or a Set or Map of plain values
 */
export function useKept<T>(stateName: string, initial: T): [T, (value: T) => void] {
  const name = usePartPrefix()(stateName)
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

/** Returns which rows or groups of a list are open, stored like `useKept`. */
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
