import { marks } from './marks'

/** A text with what was searched for set apart. */
export function Marked({ text, search }: { text: string; search: string }) {
  return marks(text, search).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
  )
}
