// Builds missing or stale parts, then runs the server and restarts it if it ends unexpectedly. A release has no sources and
// nothing to build.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { say } from './lib/say.mjs'

const MINIMUM = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)

const builder = new URL('./lib/build-parts.mjs', import.meta.url)
const hasSources = existsSync(builder)
// A developer reads sentences in a terminal; the log of an installation must contain only lines of JSON.
if (hasSources) process.env.LOG_FORMAT ??= 'text'

if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
  say('fatal', `Fichero necesita Node ${MINIMUM.join('.')} o posterior; este es ${process.versions.node}.`)
  process.exit(1)
}

try {
  if (hasSources) await (await import(builder.href)).buildParts()
} catch (error) {
  const missing = error.code === 'ENOENT' && /node_modules/.test(error.message)
  const isDenied = ['EACCES', 'EROFS', 'EPERM'].includes(error.code)
  if (missing) say('fatal', 'Faltan las dependencias: ejecute «npm ci».')
  else if (isDenied)
    say(
      'fatal',
      'Hay partes sin construir y esta cuenta no puede escribir en la carpeta del código. Ejecute «npm run build» con la cuenta dueña de la carpeta y vuelva a iniciar.',
    )
  else say('fatal', error.message)
  process.exit(1)
}

process.env.NODE_ENV ??= 'production'
// A checkout starts with demonstration data, so that people who try Fichero see something; an installation starts empty.
if (hasSources && !process.env.DATABASE_URL) process.env.DEMO ??= 'true'
const { keepRunning } = await import('./lib/keep-running.mjs')
keepRunning(fileURLToPath(new URL('../api/dist/main.js', import.meta.url)))
if (hasSources) (await import('./lib/pack-in-background.mjs')).packInBackground()
