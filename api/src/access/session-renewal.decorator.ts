import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Response } from 'express'

/** Sends a session token with the answer. */
export type RenewSession = (token: string) => void

/**
 * Injects a function that sends a new token with the answer. A route that ends all sessions of the user, such as a change of
 * the password, can thereby keep the current session.
 */
export const SessionRenewal = createParamDecorator((_: unknown, context: ExecutionContext): RenewSession => {
  const response = context.switchToHttp().getResponse<Response>()
  return (token) => {
    response.set('x-token', token)
  }
})
