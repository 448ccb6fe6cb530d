import type { Response } from 'express'
import { type NextReleaseService, presentNext } from '../../areas/remotes/next-release.service.js'
import { fail } from '../../errors/fail.js'

/** Sends the announced next release of the system, with which `fichero-remote check --next` compares a module. */
export async function sendNextRelease(response: Response, service: NextReleaseService): Promise<void> {
  const next = await service.read()
  if (!next) throw fail('next_release_not_found')
  response.set('Cache-Control', 'no-cache').json({ ...presentNext(next), anfitrion: next.anfitrion })
}
