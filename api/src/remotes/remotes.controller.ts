import { remotesAnswer } from '@fichero/contract/remotes.schema'
import { Controller, Get } from '@nestjs/common'
import { Public } from '../access/access.decorators.js'
import { Returns } from '../validation/returns.decorator.js'
import { RemotesService } from './remotes.service.js'

@Controller('remotes')
export class RemotesController {
  constructor(private readonly remotes: RemotesService) {}

  @Get()
  @Public()
  @Returns(remotesAnswer)
  async list() {
    return { ok: true as const, remotes: await this.remotes.list() }
  }
}
