import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { Mailer } from './mailer.js'
import { envelopeOf, type Message } from './message.js'

/**
 * Stores messages as `.eml` files. Only the server's user may read them, because they contain links to set passwords.
 */
export class OutboxMailer extends Mailer {
  readonly delivers = false
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  private readonly folder: string

  constructor(
    dataDir: string,
    private readonly from: string,
  ) {
    super()
    this.folder = join(dataDir, 'outbox')
  }

  protected async dispatch(message: Message): Promise<void> {
    const { message: bytes } = await this.transport.sendMail(envelopeOf(message, this.from))
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const moment = new Date().toISOString().replace(/[:.]/g, '-')
    const file = join(this.folder, `${moment}-${randomBytes(3).toString('hex')}.eml`)
    // Written under a temporary name first, so that nobody reads an incomplete message.
    const part = `${file}.part`
    await writeFile(part, bytes, { flag: 'wx', mode: 0o600 })
    await rename(part, file)
  }

  async check(): Promise<void> {}

  close(): void {
    this.transport.close()
  }
}
