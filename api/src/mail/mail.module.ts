import { Global, Module } from '@nestjs/common'
import { Config } from '../config/config.js'
import { Mailer } from './mailer.js'
import { OutboxMailer } from './outbox-mailer.js'
import { PostOffice } from './post-office.js'
import { SmtpMailer } from './smtp-mailer.js'

const mailerOf = ({ smtpUrl, mailFrom, dataDir }: Config): Mailer =>
  smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new OutboxMailer(dataDir, mailFrom)

@Global()
@Module({
  providers: [{ provide: Mailer, useFactory: mailerOf, inject: [Config] }, PostOffice],
  exports: [PostOffice],
})
export class MailModule {}
