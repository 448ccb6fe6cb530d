/** A plain text message to one person. */
export interface Message {
  to: { name: string; address: string }
  subject: string
  text: string
  /** When the link in the message expires; after that, the message is not sent. */
  until: Date
}
