import type { ReactNode } from 'react'

const SMALL_LETTER = /\p{Ll}/u

/**
 * Returns the attribute `translate` for an element with this content. Browsers must not translate numbers, codes, and names and
 * states as SOFIA Plus writes them, which are texts without a small letter; our own texts have small letters.
 */
export const translateOf = (content: ReactNode): 'no' | undefined =>
  typeof content === 'number' || (typeof content === 'string' && !SMALL_LETTER.test(content)) ? 'no' : undefined
