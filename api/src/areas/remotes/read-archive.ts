import { currentDescriptor } from '@fichero/contract/former-descriptor'
import { MAX_DESCRIPTOR } from '@fichero/contract/limits'
import { releaseFiles } from '@fichero/contract/release-files'
import { type RemoteDescriptor, remoteDescriptor } from '@fichero/contract/remotes.schema'
import { fail } from '../../errors/fail.js'
import { SchemaPipe } from '../../http/validation/schema.pipe.js'
import { hexOf, sha384 } from './file-hash.js'

/** A release as it was sent. */
export interface SentRelease {
  descriptor: RemoteDescriptor
  /** The descriptor with fields that this version of the API may not know; the release's hash covers these too. */
  sent: object
  /**
   * Returns the content of each file, by its `integrity`.
   * @throws AppError `release_file_damaged` if a file does not match the descriptor
   */
  contents: () => Map<string, Buffer>
}

/**
 * Reads the archive that `releaseArchive` of the contract writes.
 * @throws AppError if the descriptor is invalid
 */
export async function readArchive(archive: Buffer): Promise<SentRelease> {
  const end = archive.subarray(0, MAX_DESCRIPTOR).indexOf('\n')
  if (end === -1) throw fail('malformed')
  const sent = parse(archive.toString('utf8', 0, end))
  const descriptor = await checkDescriptor(sent)
  return { descriptor, sent, contents: () => contentsOf(descriptor, archive.subarray(end + 1)) }
}

/** @throws AppError if a sent descriptor is invalid */
export const checkDescriptor = (sent: unknown): Promise<RemoteDescriptor> =>
  new SchemaPipe().transform(currentDescriptor(sent) as RemoteDescriptor, { type: 'body', schema: remoteDescriptor })

function contentsOf(descriptor: RemoteDescriptor, bytes: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>()
  let start = 0
  for (const { integrity, size } of releaseFiles(descriptor)) {
    const content = bytes.subarray(start, start + size)
    if (sha384(content) !== hexOf(integrity)) throw fail('release_file_damaged')
    contents.set(integrity, content)
    start += size
  }
  if (start !== bytes.length) throw fail('release_file_damaged')
  return contents
}

function parse(text: string): object {
  try {
    return JSON.parse(text)
  } catch {
    throw fail('json_invalid')
  }
}
