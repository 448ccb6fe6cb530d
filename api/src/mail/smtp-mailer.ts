import { createTransport, type Transporter } from 'nodemailer'
import { Mailer } from './mailer.js'
import { envelopeOf, type Message } from './message.js'

/** In ms. Short, because the answer to an administrator waits for the mail server. */
const TIMEOUT_MS = 10_000

/** Sends messages through the server of `SMTP_URL`. */
export class SmtpMailer extends Mailer {
  readonly delivers = true
  private readonly transport: Transporter

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super()
    const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
    this.transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  }

  protected async dispatch(message: Message): Promise<void> {
    await this.transport.sendMail(envelopeOf(message, this.from))
  }

  async check(): Promise<void> {
    await this.transport.verify()
  }

  close(): void {
    this.transport.close()
  }
}
