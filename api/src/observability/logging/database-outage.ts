import { Injectable, Logger } from '@nestjs/common'
import { errorFields } from './error-fields.js'

/** Logs the beginning and the end of a database outage, instead of an error for each request. */
@Injectable()
export class DatabaseOutage {
  private readonly logger = new Logger('Database')
  private isDown = false

  begin(error: unknown): void {
    if (this.isDown) return
    this.isDown = true
    const { stack: _, ...fields } = errorFields(error)
    this.logger.error({ ...fields, msg: 'The database does not answer' })
  }

  end(): void {
    if (!this.isDown) return
    this.isDown = false
    this.logger.warn('The database answers again')
  }
}
