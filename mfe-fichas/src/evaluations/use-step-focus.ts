import { useEffect, useRef } from 'react'

/** Each step replaces what had the focus; its heading takes it over and is read out. The first step takes none. */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}
