import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '../errors/error-code.js'
import { ConfigError } from './config-error.js'

/** Only the server's user may enter: the folder holds everybody's data, and links to set passwords. */
const PRIVATE = 0o700

const why = (error: unknown) => ` (${errorCode(error) ?? 'sin causa conocida'})`

/** Creates the data folder if it is missing and checks that it is writable. */
export function openDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir, PRIVATE)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError('DATA_DIR', `no se puede escribir en la carpeta «${dataDir}»${why(error)}.`)
  }
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
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw new ConfigError('DATA_DIR', `no se puede escribir «${file}»${why(error)}.`)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new ConfigError('DATA_DIR', `«${file}» está vacío o incompleto; bórrelo.`)
  return secret
}
