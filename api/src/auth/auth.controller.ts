import { loginAnswer, loginBody } from '@fichero/contract/auth.schema'
import { Body, Controller, Post } from '@nestjs/common'
import type { z } from 'zod'
import { Public } from '../access/access.decorators.js'
import { Returns } from '../validation/returns.decorator.js'
import { AuthService } from './auth.service.js'

@Controller('auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @Public()
  @Returns(loginAnswer)
  login(@Body({ schema: loginBody }) body: z.output<typeof loginBody>) {
    return this.auth.login(body)
  }
}
