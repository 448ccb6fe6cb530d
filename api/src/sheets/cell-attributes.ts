const CELL = /<t[dh](?=\s)/gi
/** Where a value in these quotation marks ends, or the table goes on because the end is missing. */
const ENDS: Readonly<Record<string, RegExp>> = {
  '"': /"|<\/?t(?:d|h|r|able)/gi,
  "'": /'|<\/?t(?:d|h|r|able)/gi,
}

/**
 * Takes the `<` and `>` out of the attributes of a web page's cells, such as `data-v="MARÍA<br/>JOSÉ"`: the parser would
 * end the tag there and read the rest of it as part of the text.
 */
export function plainAttributes(html: string): string {
  const parts: string[] = []
  let kept = 0
  for (const { index } of html.matchAll(CELL)) {
    for (let at = index + 1; at < html.length && html[at] !== '>' && html[at] !== '<'; at++) {
      const ends = html[at - 1] === '=' ? ENDS[html[at] ?? ''] : undefined
      if (!ends) continue
      ends.lastIndex = at + 1
      const end = ends.exec(html)
      if (end?.[0] !== html[at]) break
      const value = html.slice(at + 1, end.index)
      if (/[<>]/.test(value)) {
        parts.push(html.slice(kept, at + 1), value.replace(/[<>]/g, ' '))
        kept = end.index
      }
      at = end.index
    }
  }
  return parts.length > 0 ? parts.join('') + html.slice(kept) : html
}
