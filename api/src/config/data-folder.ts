import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isStorageFull } from '../errors/database-error.js'
import { errorCode } from '../errors/error-code.js'
import { ConfigError } from './config-error.js'
import { embeddedFile } from './database-target.js'
import { keepPrivate } from './keep-private.js'

/** Only the server's user may enter: the folder holds everybody's data, and links to set passwords. */
const PRIVATE = 0o700

const why = (error: unknown) =>
  isStorageFull(error) ? ': no hay espacio en el disco' : ` (${errorCode(error) ?? 'sin causa conocida'})`

/**
 * Creates the data folder if it is missing and checks that it is writable. A folder that was there keeps its mode: it may
 * be one that others use as well. What is ours in it is closed to them.
 */
export function openDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir, PRIVATE)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    for (const path of oursIn(dataDir)) keepPrivate(path)
  } catch (error) {
    throw new ConfigError('DATA_DIR', `no se puede escribir en la carpeta «${dataDir}»${why(error)}.`)
  }
}

/** What may be there from before; uploads are deleted at each start. */
function oursIn(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox')
  const messages = existsSync(outbox) ? readdirSync(outbox).filter((name) => /\.eml(\.part)?$/.test(name)) : []
  const database = ['', '-wal', '-shm', '-journal'].map((suffix) => embeddedFile(dataDir) + suffix)
  const others = ['jwt-secret', 'fichero.lock'].map((name) => join(dataDir, name))
  return [...database, ...others, outbox, ...messages.map((name) => join(outbox, name))]
}

/** Node's recursive mkdir never returns for a folder inside one that takes no children, such as /proc. */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/**
 * Returns the secret kept in the data folder, generating it at the first start. Two processes that start at once end up
 * with the same one.
 */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret')
  try {
    if (!existsSync(file) || isEmpty(file)) makeSecret(file)
  } catch (error) {
    throw new ConfigError('DATA_DIR', `no se puede escribir «${file}»${why(error)}.`)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new ConfigError('DATA_DIR', `«${file}» está incompleto; bórrelo.`)
  return secret
}

const isEmpty = (file: string) => statSync(file, { throwIfNoEntry: false })?.size === 0

/** Writes another file first, so that this one is whole or not there: a disk may be full, and a process killed. */
function makeSecret(file: string): void {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    writeFileSync(part, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    // Earlier versions left an empty one where the disk was full. Nothing was ever signed with it.
    if (isEmpty(file)) rmSync(file)
    giveName(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** The first process wins. Where a disk knows no links, the last one does. */
function giveName(part: string, file: string): void {
  try {
    linkSync(part, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') renameSync(part, file)
  }
}
