/** A plain text message to one person. */
export interface Message {
  to: { name: string; address: string }
  /** Name of the sender; the name of the system's own address without one. */
  from?: string
  /** Who receives answers, if not the system's own address. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  /** When the link in the message expires; after that, the message is not sent. */
  until: Date
}

/** Returns a message for nodemailer. `address` is the system's own address, from which all messages come. */
export const envelopeOf = ({ to, from, replyTo, subject, text }: Message, address: string) => ({
  from: from === undefined ? address : { name: from, address },
  to,
  subject,
  text,
  ...(replyTo && { replyTo }),
})
