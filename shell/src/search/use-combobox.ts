import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Choice } from './choice'

interface Combobox {
  choices: Choice[]
  text: string
  /** The list is not yet that of the text. */
  waits: boolean
  choose: (choice: Choice) => void
}

/** Which line is the active one, and what the keys do. The first is, until the person moves; a change of the text begins anew. */
export function useCombobox({ choices, text, waits, choose }: Combobox) {
  const [moved, setMoved] = useState<{ text: string; id: string }>()
  const picked = moved?.text === text ? choices.find(({ id }) => id === moved.id) : undefined
  const active = picked ?? choices[0]
  // Whoever types a number and Enter at once wants that number, and not what stood there before the answer came.
  const wanted = useRef<string>(undefined)

  useEffect(() => {
    if (waits || wanted.current === undefined) return
    const isWanted = wanted.current === text
    wanted.current = undefined
    if (isWanted && active) choose(active)
  })

  const point = ({ id }: Choice) => {
    if (id !== active?.id) setMoved({ text, id })
  }
  const move = (step: 1 | -1) => {
    const place = choices.findIndex(({ id }) => id === active?.id)
    const next = choices[(place + step + choices.length) % choices.length]
    if (next) setMoved({ text, id: next.id })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => {
        if (waits && !picked) wanted.current = text
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
