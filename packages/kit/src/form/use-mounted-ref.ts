import { useEffect, useRef } from 'react'

/** Whether the component is on the screen, for what happens after an answer that may come later. `useApiForm` has it. */
export function useMountedRef() {
  // Stryker disable next-line BooleanLiteral: the effect says it before anything is asked
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
