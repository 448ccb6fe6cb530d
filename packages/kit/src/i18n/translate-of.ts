import type { ReactNode } from 'react'

const LOWER_CASE = /\p{Ll}/u

/**
 * Returns the attribute `translate` for an element with this content. Browsers must not translate numbers, codes, and names and
 * states as SOFIA Plus writes them, which have no lower-case letter; our own texts have some.
 */
export const translateOf = (content: ReactNode): 'no' | undefined =>
  typeof content === 'number' || (typeof content === 'string' && !LOWER_CASE.test(content)) ? 'no' : undefined
