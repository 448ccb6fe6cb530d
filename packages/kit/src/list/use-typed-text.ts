import { useEffect, useState } from 'react'

/** Debounce in ms: browsers limit how often the URL may change. */
const PAUSE_MS = 300

/**
 * The text of a search field whose `applied` value is stored elsewhere, usually in the URL; `apply` writes it there when typing
 * pauses. Another applied value, such as after Back, replaces the typed text.
 */
export function useTypedText(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? applied
  const keepText = () => {
    if (text.trim() !== applied) apply(text.trim())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another applied text replaces the typed one
  useEffect(() => setTyped(undefined), [applied])
  useEffect(() => {
    const timer = setTimeout(keepText, PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return {
    text,
    setText: setTyped,
    /** For `onBlur`: applies the text at once, before a link leaves the screen. */
    keepText,
  }
}
