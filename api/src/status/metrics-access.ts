import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'
import { bearerOf } from '../access/bearer.js'

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d+){3})$/
const HERE = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether a request may read the metrics: one of this machine itself, or one with the token. */
export const mayReadMetrics = (request: Request, token: string | undefined): boolean =>
  isDirect(request) || (token !== undefined && isSame(bearerOf(request), token))

/** A proxy on this machine comes from loopback too, with the headers or the host of somebody else. */
const isDirect = ({ socket, headers }: Request) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  HERE.test(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined)

/** Takes as long for every wrong token. */
const isSame = (given: string, expected: string) => timingSafeEqual(digestOf(given), digestOf(expected))
const digestOf = (text: string) => createHash('sha256').update(text).digest()
