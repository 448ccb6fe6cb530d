import { type AdminUsersQuery, adminUsersAnswer, adminUsersQuery, statsAnswer } from '@fichero/contract/admin.schema'
import { Controller, Get, Query } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { AllUsersService } from './all-users.service.js'
import { UserCountsService } from './user-counts.service.js'

/** Users in every state, for administrators. */
@Controller('admin')
export class AllUsersController {
  constructor(
    private readonly users: AllUsersService,
    private readonly counts: UserCountsService,
  ) {}

  @Get('stats')
  @Can('users:view-stats')
  @Returns(statsAnswer)
  count(@CurrentUser() actor: Actor) {
    return this.counts.count(actor)
  }

  @Get('users')
  @Can('users:view-all')
  @Returns(adminUsersAnswer)
  list(@Query({ schema: adminUsersQuery }) query: AdminUsersQuery, @CurrentUser() actor: Actor) {
    return this.users.list(actor, query)
  }
}
