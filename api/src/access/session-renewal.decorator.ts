import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Response } from 'express'

export type RenewSession = (token: string) => void

/** Gives the answer a fresh token, for who has just ended their own sessions and goes on in this one. */
export const SessionRenewal = createParamDecorator((_: unknown, context: ExecutionContext): RenewSession => {
  const response = context.switchToHttp().getResponse<Response>()
  return (token) => {
    response.set('x-token', token)
  }
})
