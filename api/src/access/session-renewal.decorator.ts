import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Response } from 'express'

export type RenewSession = (token: string) => void

/** Sends a new token with the answer: for users who have just ended their own sessions and continue in this one. */
export const SessionRenewal = createParamDecorator((_: unknown, context: ExecutionContext): RenewSession => {
  const response = context.switchToHttp().getResponse<Response>()
  return (token) => {
    response.set('x-token', token)
  }
})
