import { countLines, firstLines, type MessageParts, messageText } from './message-text'

/** The maximum length of a link. Some mail programs and browsers truncate links after 2,048 characters. */
const MAX_LINK = 2_000

/** Returns the link that opens an app with a text. */
export type LinkOf = (text: string) => string

/** A chat in WhatsApp with a number; without one, the user chooses the chat there. https://faq.whatsapp.com/5913398998672934 */
export const whatsAppLink =
  (number: string): LinkOf =>
  (text) =>
    `https://wa.me/${number}?text=${encodeURIComponent(text)}`

/** A mail to an address; without one, the user enters the recipients in the mail program. */
export const mailLink =
  (address: string, subject: string): LinkOf =>
  (text) =>
    // Line breaks are CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
    `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`

/** Returns a link with as many lines of the message as fit. `more` is a sentence about the number of lines left out. */
export function fittingLink(linkOf: LinkOf, message: MessageParts, more: (lines: number) => string) {
  const whole = linkOf(messageText(message))
  if (whole.length <= MAX_LINK) return { href: whole, isWhole: true }
  const total = countLines(message)
  const withLines = (count: number) => linkOf(messageText(firstLines(message, count, more(total - count))))
  let count = total - 1
  while (count > 0 && withLines(count).length > MAX_LINK) count--
  return { href: withLines(count), isWhole: false }
}
