/** A plain text message to one person. */
export interface Message {
  to: { name: string; address: string }
  subject: string
  text: string
  /** After that it is of no use, as its link has expired. */
  until: Date
}
