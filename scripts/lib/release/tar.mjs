import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const BLOCK = 512
/** Bytes for a name. */
const NAME = 100

/**
 * An archive in which only names, contents and one time stand, in the order of the names: the same files give the same
 * bytes on every machine. The `tar` of a system writes who made it, too, and each in its way.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06
 * @param {string} root
 * @param {string[]} names of files below it, with `/`
 * @param {{ folder: string, seconds: number }} as the folder that they are put in, and their time
 */
export function tarGz(root, names, { folder, seconds }) {
  const blocks = names.toSorted().flatMap((name) => {
    const path = join(root, name)
    const mode = statSync(path).mode & 0o100 ? 0o755 : 0o644
    return entry(`${folder}/${name}`, readFileSync(path), { mode, seconds })
  })
  const archive = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 })
  // The system that compressed it.
  archive[9] = 255
  return archive
}

function entry(path, bytes, about) {
  const own = [header(path, bytes.length, about), padded(bytes)]
  if (Buffer.byteLength(path) <= NAME) return own
  const record = pathRecord(path)
  return [header('path', record.length, { ...about, type: 'x' }), padded(record), ...own]
}

/** A long name stands in a record before its file, which begins with its own length. */
function pathRecord(path) {
  const text = ` path=${path}\n`
  let length = Buffer.byteLength(text)
  while (length !== Buffer.byteLength(`${length}${text}`)) length = Buffer.byteLength(`${length}${text}`)
  return Buffer.from(`${length}${text}`)
}

/** @param {Buffer} bytes */
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)])

/** @param {number} value @param {number} length */
const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`

function header(path, size, { mode, seconds, type = '0' }) {
  const block = Buffer.alloc(BLOCK)
  const write = (text, at) => block.write(text, at, 'utf8')
  Buffer.from(path).copy(block, 0, 0, NAME)
  write(octal(mode, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(seconds, 12), NAME)
  write(' '.repeat(8), 148)
  write(type, 156)
  write('ustar\x0000', 257)
  write(
    `${octal(
      block.reduce((sum, byte) => sum + byte),
      7,
    )} `,
    148,
  )
  return block
}
