import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'
import { bearerOf } from '../../access/bearer.js'

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d+){3})$/
/** Values of the Host header that name this machine. */
const HERE = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/
/** Headers that proxies add. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether a request may read the metrics: if it comes directly from this machine, or has the token. */
export const mayReadMetrics = (request: Request, token: string | undefined): boolean =>
  isDirect(request) || (token !== undefined && isSame(bearerOf(request), token))

/** A proxy on this machine also connects from loopback, but its headers or host reveal it. */
const isDirect = ({ socket, headers }: Request) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  HERE.test(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined)

/** Compares in constant time. */
const isSame = (token: string, expected: string) => timingSafeEqual(digestOf(token), digestOf(expected))
const digestOf = (text: string) => createHash('sha256').update(text).digest()
