import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const BLOCK = 512

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
    const bytes = readFileSync(path)
    const isProgram = (statSync(path).mode & 0o100) !== 0
    return [header(`${folder}/${name}`, bytes.length, isProgram ? '0000755' : '0000644', seconds), padded(bytes)]
  })
  const archive = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 })
  // The system that compressed it.
  archive[9] = 255
  return archive
}

/** @param {Buffer} bytes */
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)])

/** @param {number} value @param {number} length */
const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`

function header(path, size, mode, seconds) {
  const block = Buffer.alloc(BLOCK)
  const [prefix, name] = split(path)
  const write = (text, at) => block.write(text, at, 'utf8')
  write(name, 0)
  write(`${mode}\0`, 100)
  write(octal(0, 8), 108)
  write(octal(0, 8), 116)
  write(octal(size, 12), 124)
  write(octal(seconds, 12), 136)
  write(' '.repeat(8), 148)
  write('0', 156)
  write('ustar\x0000', 257)
  write(prefix, 345)
  write(
    `${block
      .reduce((sum, byte) => sum + byte)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  return block
}

/** Names longer than 100 bytes have their folders in a field of their own. */
function split(path) {
  if (Buffer.byteLength(path) <= 100) return ['', path]
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
    if (at <= 155 && Buffer.byteLength(path.slice(at + 1)) <= 100) return [path.slice(0, at), path.slice(at + 1)]
  throw new Error(`${path} is too long for an archive.`)
}
