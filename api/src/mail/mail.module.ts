import { Global, Module } from '@nestjs/common'
import { Config } from '../config/config.js'
import { BackgroundTasks } from './background-tasks.js'
import { MailService } from './mail.service.js'
import { Mailer } from './mailer.js'
import { OutboxMailer } from './outbox-mailer.js'
import { PendingMail } from './pending-mail.js'
import { SmtpMailer } from './smtp-mailer.js'

const mailerOf = ({ smtpUrl, mailFrom, dataDir }: Config): Mailer =>
  smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new OutboxMailer(dataDir, mailFrom)

@Global()
@Module({
  providers: [{ provide: Mailer, useFactory: mailerOf, inject: [Config] }, BackgroundTasks, PendingMail, MailService],
  exports: [BackgroundTasks, MailService],
})
export class MailModule {}
