import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { SearchOption } from './option'

interface Combobox {
  options: SearchOption[]
  text: string
  /** The list does not match the current text yet. */
  isStale: boolean
  choose: (option: SearchOption) => void
}

/** Tracks the active option and handles the keyboard. A new text makes the first option active again. */
export function useCombobox({ options, text, isStale, choose }: Combobox) {
  const [selection, setMoved] = useState<{ text: string; id: string }>()
  const selected = selection?.text === text ? options.find(({ id }) => id === selection.id) : undefined
  const active = selected ?? options[0]
  // The text for which Enter was pressed before its results arrived. The first result is chosen when they arrive.
  const pendingText = useRef<string>(undefined)

  useEffect(() => {
    if (isStale || pendingText.current === undefined) return
    const isWanted = pendingText.current === text
    pendingText.current = undefined
    if (isWanted && active) choose(active)
  })

  const point = ({ id }: SearchOption) => {
    if (id !== active?.id) setMoved({ text, id })
  }
  const move = (step: 1 | -1) => {
    const index = options.findIndex(({ id }) => id === active?.id)
    const next = options[(index + step + options.length) % options.length]
    if (next) setMoved({ text, id: next.id })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => {
        if (isStale && !selected) pendingText.current = text
        else if (active) choose(active)
      },
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { active, point, onKeyDown }
}
