import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { SearchOption } from './option'

interface Combobox {
  options: SearchOption[]
  text: string
  /** The list does not match the current text yet. */
  isStale: boolean
  choose: (option: SearchOption) => void
}

/** The active option and the keyboard. The first option is active until the user moves; a new text resets it. */
export function useCombobox({ options, text, isStale, choose }: Combobox) {
  const [moved, setMoved] = useState<{ text: string; id: string }>()
  const picked = moved?.text === text ? options.find(({ id }) => id === moved.id) : undefined
  const active = picked ?? options[0]
  // If Enter is pressed before the results arrive, it applies to the results of the current text.
  const wanted = useRef<string>(undefined)

  useEffect(() => {
    if (isStale || wanted.current === undefined) return
    const isWanted = wanted.current === text
    wanted.current = undefined
    if (isWanted && active) choose(active)
  })

  const point = ({ id }: SearchOption) => {
    if (id !== active?.id) setMoved({ text, id })
  }
  const move = (step: 1 | -1) => {
    const place = options.findIndex(({ id }) => id === active?.id)
    const next = options[(place + step + options.length) % options.length]
    if (next) setMoved({ text, id: next.id })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => {
        if (isStale && !picked) wanted.current = text
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
