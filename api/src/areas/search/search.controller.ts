import { type SearchQuery, searchAnswer, searchQuery } from '@fichero/contract/search.schema'
import { Controller, Get, Query } from '@nestjs/common'
import { Authenticated } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { SearchService } from './search.service.js'

@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Authenticated()
  @Returns(searchAnswer)
  find(@Query({ schema: searchQuery }) query: SearchQuery, @CurrentUser() actor: Actor) {
    return this.search.find(actor, query)
  }
}
