import type { Server } from 'node:http'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { ConfigError } from '../config/config-error.js'
import { errorCode } from '../errors/error-code.js'

/** Listens at a port. Nest's own `listen` would log a stack trace if the port is in use. */
export async function listen(app: NestExpressApplication, port: number): Promise<void> {
  await app.init()
  const server: Server = app.getHttpServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(port, error)))
    server.listen(port, resolve)
  })
}

function listenError(port: number, error: unknown): unknown {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') return new ConfigError('PORT', `el puerto ${port} ya está en uso; elija otro con PORT.`)
  if (code === 'EACCES')
    return new ConfigError('PORT', `no hay permiso para usar el puerto ${port}; elija otro con PORT.`)
  return error
}
