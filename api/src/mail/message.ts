/** A plain text message to one person. */
export interface Message {
  to: { name: string; address: string }
  subject: string
  text: string
}
