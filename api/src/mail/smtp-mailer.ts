import { createTransport, type Transporter } from 'nodemailer'
import { Mailer } from './mailer.js'
import type { Message } from './message.js'

/** Milliseconds: an administrator waits for this. */
const PATIENCE = 10_000

/** Hands messages to the server of `SMTP_URL`. */
export class SmtpMailer extends Mailer {
  readonly delivers = true
  private readonly transport: Transporter

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super()
    const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
    this.transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true })
  }

  async send(message: Message): Promise<void> {
    await this.transport.sendMail({ from: this.from, ...message })
  }

  close(): void {
    this.transport.close()
  }
}
