import { useEffect, useRef } from 'react'

/** Returns a ref that is true while the component is mounted, to ignore later answers. `useApiForm` uses it. */
export function useMountedRef() {
  // Stryker disable next-line BooleanLiteral: the effect sets it before it is read
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
