import { useState } from 'react'

/** A yes or no that this browser keeps. */
export function useRemembered(key: string): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key) === 'true')
  const remember = (next: boolean) => {
    localStorage.setItem(key, String(next))
    setValue(next)
  }
  return [value, remember]
}
