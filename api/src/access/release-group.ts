import { createHash } from 'node:crypto'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request, Response } from 'express'
import type { Config } from '../config/config.js'
import type { Actor } from './current-user.decorator.js'
import { hasPermission } from './permissions.js'

// A candidate release is tried by some people. Which release a page gets is decided before anybody is known, so the
// browser of who signed in says its group: a number that is always the same for a person, and whether the person
// manages remotes. It is no secret and gives access to nothing.

/** Who asks for a page: `place` is 0 to 99. */
export interface ReleaseGroup {
  place: number
  manages: boolean
}

const COOKIE = 'grupo'
const VALUE = /(?:^|; *)grupo=(\d{1,2})(a?)(?:;|$)/
const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Returns the group that a browser says; undefined where nobody signed in there. */
export function groupIn(cookies = ''): ReleaseGroup | undefined {
  const [, place, manages] = VALUE.exec(cookies) ?? []
  return place === undefined ? undefined : { place: Number(place), manages: manages === 'a' }
}

export function groupOf(person: Pick<Actor, 'id' | 'rol'>): ReleaseGroup {
  const digest = createHash('sha256').update(`grupo ${person.id}`).digest()
  return { place: digest.readUInt32BE() % 100, manages: hasPermission(person, 'remotes:manage') }
}

export type KeepGroup = (person: Pick<Actor, 'id' | 'rol'>, config: Pick<Config, 'publicUrl'>) => void

/** Gives the browser the group of who uses it. */
export const GroupKeeper = createParamDecorator((_: unknown, context: ExecutionContext): KeepGroup => {
  const http = context.switchToHttp()
  const known = groupIn(http.getRequest<Request>().get('cookie'))
  return (person, { publicUrl }) => {
    const { place, manages } = groupOf(person)
    if (known?.place === place && known.manages === manages) return
    http.getResponse<Response>().cookie(COOKIE, `${place}${manages ? 'a' : ''}`, {
      httpOnly: true,
      sameSite: 'lax',
      // The request itself comes without TLS where a proxy ends it.
      secure: publicUrl.startsWith('https:'),
      maxAge: ONE_YEAR_MS,
    })
  }
})

/** The group that the browser says. */
export const Group = createParamDecorator((_: unknown, context: ExecutionContext): ReleaseGroup | undefined =>
  groupIn(context.switchToHttp().getRequest<Request>().get('cookie')),
)
