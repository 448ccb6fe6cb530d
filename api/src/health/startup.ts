import { Injectable } from '@nestjs/common'

/** Whether the start is complete: a process that already listens may still be creating its first administrator. */
@Injectable()
export class Startup {
  finished = true
}
