import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request, Response } from 'express'
import { addressOf } from '../../http/throttle/address.decorator.js'

/** Name of the cookie with the browser's token. */
const COOKIE = 'dispositivo'
/** A token: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/

/** Where a request comes from. */
export interface Origin {
  address: string
  /** The token in the browser's cookie, which a former sign-in stored. */
  device: string | undefined
}

/** Injects the address and the browser's token of a request. */
export const RequestOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<Request>()
  return { address: addressOf(request), device: deviceIn(request.get('cookie')) }
})

/** Returns the browser's token in a `Cookie` header; undefined if the header has no valid token. */
function deviceIn(cookies = ''): string | undefined {
  const [, value = ''] =
    cookies
      .split(/; */)
      .map((pair) => pair.split('='))
      .find(([name]) => name === COOKIE) ?? []
  return TOKEN.test(value) ? value : undefined
}

/** The token for the cookie, and the attributes of the cookie. */
interface DeviceToken {
  token: string
  maxAge: number
  secure: boolean
}

export type SetDeviceCookie = (token: DeviceToken) => void

/**
 * Injects a function that stores a token in a cookie. The token identifies the browser but gives no access; scripts cannot
 * read the cookie, and requests from other sites do not send it.
 */
export const DeviceCookie = createParamDecorator((_: unknown, context: ExecutionContext): SetDeviceCookie => {
  const response = context.switchToHttp().getResponse<Response>()
  return ({ token, ...rest }) => {
    response.cookie(COOKIE, token, { ...rest, httpOnly: true, sameSite: 'strict', path: '/api/auth' })
  }
})
