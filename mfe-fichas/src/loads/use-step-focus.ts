import { useEffect, useRef } from 'react'

/** Each step replaces the focused element, so its heading takes the focus and is announced. Not on the first step. */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}
