import type { Request, Response } from 'express'
import { ENCODINGS, type Encoding } from '../../areas/remotes/encodings.js'
import type { ServedFiles } from '../../areas/remotes/served-files.js'
import { fail } from '../../errors/fail.js'

/** The parts of the URL `/remotes/NAME/HASH/FILE`. */
interface Address {
  name: string
  hash: string
  file: string
}

/** No file of a release is a document. With this policy, a browser that opens a file as a document runs no scripts. */
const POLICY = "sandbox; default-src 'none'"

/** Sends a file of a release, cached as immutable because its URL contains the release's hash. */
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
