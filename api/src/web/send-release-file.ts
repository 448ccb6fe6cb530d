import type { Request, Response } from 'express'
import { fail } from '../errors/fail.js'
import { ENCODINGS, type Encoding } from '../remotes/encodings.js'
import type { ServedFiles } from '../remotes/served-files.js'

interface Address {
  name: string
  hash: string
  file: string
}

/** Nothing of a release is a document; if a browser opens one as such, it runs nothing. */
const POLICY = "sandbox; default-src 'none'"

/** Sends a file of a release, cached as immutable because its address contains its hash. */
export async function sendReleaseFile(
  request: Request,
  response: Response,
  files: ServedFiles,
  { name, hash, file }: Address,
): Promise<void> {
  const accepted: Encoding[] = ENCODINGS.filter((one) => one === 'identity' || request.acceptsEncodings(one))
  const found = await files.find(name, hash, file, accepted)
  if (!found) throw fail('not_found')
  if (found.encoding !== 'identity') response.set('Content-Encoding', found.encoding)
  response
    .set({
      'Content-Type': found.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
    })
    .vary('Accept-Encoding')
    .send(found.bytes)
}
