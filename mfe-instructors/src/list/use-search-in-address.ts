import { useLocation, useSearchParams } from '@fichero/kit/router'
import { useState } from 'react'

/** The list's search text: from the URL (`?buscar=`) until the user types. */
export function useSearchInAddress(): [string, (text: string) => void] {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const [typed, setTyped] = useState<{ key: string; text: string }>()
  const text = typed?.key === key ? typed.text : (search.get('buscar') ?? '')
  return [text, (next) => setTyped({ key, text: next })]
}
