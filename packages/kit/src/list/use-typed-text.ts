import { useEffect, useState } from 'react'

/** A text is kept once the typing pauses: browsers refuse many changes of the address in a short time. */
const PAUSE_MS = 300

/**
 * The text of a search field whose `kept` value lives elsewhere, usually in the address; `keep` writes it there. What is
 * kept, also after Back, replaces what was typed.
 */
export function useTypedText(kept: string, keep: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? kept
  const keepText = () => {
    if (text.trim() !== kept) keep(text.trim())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kept text replaces what was typed
  useEffect(() => setTyped(undefined), [kept])
  useEffect(() => {
    const timer = setTimeout(keepText, PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return {
    text,
    setText: setTyped,
    /** For the end of typing: leaving the field keeps the text at once, before a link takes the user away. */
    keepText,
  }
}
