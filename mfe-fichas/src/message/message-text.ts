/** The parts of a message, in their order. */
export interface MessageParts {
  greeting: string
  opening: string
  /** Lists, most of them with a title. A part without lines is left out. */
  parts: { title?: string; lines: string[] }[]
  /** Empty sentences are left out. */
  closing: string[]
}

/** A message in its two lengths. */
export interface Draft {
  /** The subject of an email. */
  subject: string
  /** Lists the competencies. */
  short: MessageParts
  /** Lists the outcomes. */
  full: MessageParts
}

/** Returns a message as plain text. The lines of a part become list items. */
export function messageText({ greeting, opening, parts, closing }: MessageParts): string {
  const sections = parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [...(title ? [title] : []), ...lines.map((line) => `- ${line}`)].join('\n'))
  return [greeting, opening, ...sections, ...closing.filter(Boolean)].join('\n\n')
}

/** Returns the message with only its first `count` lines, followed by a sentence about the lines that are left out. */
export function firstLines(message: MessageParts, count: number, more: string): MessageParts {
  let left = count
  const parts = message.parts.map(({ lines, ...part }) => {
    const shown = lines.slice(0, left)
    left -= shown.length
    return { ...part, lines: shown }
  })
  return { ...message, parts, closing: [more, ...message.closing] }
}

export const countLines = ({ parts }: MessageParts) => parts.reduce((sum, { lines }) => sum + lines.length, 0)
