import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'

/** Injects the network of the client. `TRUST_PROXY` decides which forwarding headers are used. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  addressOf(context.switchToHttp().getRequest<Request>()),
)

export const addressOf = (request: Request) => networkOf(request.ip ?? '')

/**
 * Returns an IPv4 address unchanged, and the first 64 bits of an IPv6 address, because one subscriber usually has the
 * whole /64 network (https://www.rfc-editor.org/rfc/rfc6177).
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!('parts' in address)) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}
