import { SofiaText } from '@fichero/kit/i18n'
import { Fragment } from 'react'
import { highlight, partsOf } from './highlight'

interface HighlightedProps {
  text: string
  search: string
  /** Parts of the text that come from SOFIA Plus, and are Spanish in every language of the page. */
  sofia?: string[] | undefined
}

/**
 * A text with the search text highlighted. Each piece has an element of its own, because React cannot remove a text node that
 * the browser's translation has replaced.
 */
export function Highlighted({ text, search, sofia = [] }: HighlightedProps) {
  return partsOf(text, sofia).map((part, index) => {
    const Language = index % 2 === 1 ? SofiaText : Fragment
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts and pieces have no identity but their index
      <Language key={index}>
        {highlight(part, search).map((piece, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          at % 2 === 1 ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
        )}
      </Language>
    )
  })
}
