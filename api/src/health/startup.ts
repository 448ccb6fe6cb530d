import { Injectable } from '@nestjs/common'

/** Whether the start is through: a process that already listens may still be making its first administrator. */
@Injectable()
export class Startup {
  finished = true
}
