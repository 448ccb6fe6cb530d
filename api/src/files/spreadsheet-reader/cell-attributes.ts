const CELL = /<t[dh](?=\s)/gi
/** By quotation mark, the pattern that ends a value: the closing mark or, if that is missing, the next tag of the table. */
const ENDS: Readonly<Record<string, RegExp>> = {
  '"': /"|<\/?t(?:d|h|r|able)/gi,
  "'": /'|<\/?t(?:d|h|r|able)/gi,
}

/**
 * Replaces `<` and `>` in attributes of HTML cells, such as `data-v="MARÍA<br/>JOSÉ"`: the parser would end the tag there
 * and read the rest of the attribute as text.
 */
export function plainAttributes(html: string): string {
  const parts: string[] = []
  let copied = 0
  for (const { index } of html.matchAll(CELL)) {
    for (
      let position = index + 1;
      position < html.length && html[position] !== '>' && html[position] !== '<';
      position++
    ) {
      const ends = html[position - 1] === '=' ? ENDS[html[position] ?? ''] : undefined
      if (!ends) continue
      ends.lastIndex = position + 1
      const end = ends.exec(html)
      if (!end || end[0] !== html[position]) break
      const value = html.slice(position + 1, end.index)
      if (/[<>]/.test(value)) {
        parts.push(html.slice(copied, position + 1), value.replace(/[<>]/g, ' '))
        copied = end.index
      }
      position = end.index
    }
  }
  return parts.length > 0 ? parts.join('') + html.slice(copied) : html
}
