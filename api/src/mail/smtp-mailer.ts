import { createTransport, type Transporter } from 'nodemailer'
import { Mailer } from './mailer.js'
import type { Message } from './message.js'

/** In ms; an administrator waits for it. */
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
    const patience = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
    this.transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true })
  }

  protected async dispatch({ to, subject, text }: Message): Promise<void> {
    await this.transport.sendMail({ from: this.from, to, subject, text })
  }

  async check(): Promise<void> {
    await this.transport.verify()
  }

  close(): void {
    this.transport.close()
  }
}
