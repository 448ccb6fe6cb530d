/** What one person gets, in plain text. */
export interface Message {
  to: { name: string; address: string }
  subject: string
  text: string
}
