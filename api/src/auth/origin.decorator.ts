import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request, Response } from 'express'
import { addressOf } from '../throttle/address.decorator.js'

const COOKIE = 'dispositivo'
const TOKEN = /^[\w-]{43}$/

/** Where a request comes from. */
export interface Origin {
  address: string
  /** The browser's token, if it signed in before. */
  device: string | undefined
}

/** The address and the browser of a request. */
export const From = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<Request>()
  return { address: addressOf(request), device: deviceIn(request.get('cookie')) }
})

function deviceIn(cookies = ''): string | undefined {
  const [, value = ''] =
    cookies
      .split(/; */)
      .map((pair) => pair.split('='))
      .find(([name]) => name === COOKIE) ?? []
  return TOKEN.test(value) ? value : undefined
}

interface DeviceCookie {
  token: string
  maxAge: number
  secure: boolean
}

export type KeepDevice = (cookie: DeviceCookie) => void

/**
 * Gives the browser a token by which it is recognised. It signs nobody in, scripts cannot read it, and no other site can
 * send it.
 */
export const DeviceKeeper = createParamDecorator((_: unknown, context: ExecutionContext): KeepDevice => {
  const response = context.switchToHttp().getResponse<Response>()
  return ({ token, ...rest }) => {
    response.cookie(COOKIE, token, { ...rest, httpOnly: true, sameSite: 'strict', path: '/api/auth' })
  }
})
