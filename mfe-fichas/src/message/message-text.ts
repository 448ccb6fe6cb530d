interface Message {
  greeting: string
  opening: string
  /** Those without lines are left out. */
  parts: { title: string; lines: string[] }[]
  /** Empty ones are left out. */
  closing: string[]
}

/** Returns a message as plain text, with a line for each thing. */
export function messageText({ greeting, opening, parts, closing }: Message): string {
  const said = parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n'))
  return [greeting, opening, ...said, ...closing.filter(Boolean)].join('\n\n')
}

/** A name for use within a sentence: without its full stop. */
export const plain = (name: string) => name.replace(/[ .]+$/, '')
