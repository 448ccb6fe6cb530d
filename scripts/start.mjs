// Builds missing or stale parts, then runs the server and starts it again where it ends by itself.
import { fileURLToPath } from 'node:url'

const MINIMUM = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
  process.stderr.write(`Fichero necesita Node ${MINIMUM.join('.')} o posterior; este es ${process.versions.node}.\n`)
  process.exit(1)
}

try {
  const { buildParts } = await import('./lib/build-parts.mjs')
  await buildParts()
} catch (error) {
  const missing = error.code === 'ENOENT' && /node_modules/.test(error.message)
  const refused = ['EACCES', 'EROFS', 'EPERM'].includes(error.code)
  if (missing) process.stderr.write('Faltan las dependencias: ejecute «npm ci».\n')
  else if (refused)
    process.stderr.write(
      'Hay partes sin construir y esta cuenta no puede escribir en la carpeta del código. Ejecute «npm run build» con la cuenta dueña de la carpeta y vuelva a iniciar.\n',
    )
  else process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

process.env.NODE_ENV ??= 'production'
const { keepRunning } = await import('./lib/keep-running.mjs')
keepRunning(fileURLToPath(new URL('../api/dist/main.js', import.meta.url)))
