import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether state of the browser, such as its storage, may be rendered. False in prerendered HTML and during its hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
