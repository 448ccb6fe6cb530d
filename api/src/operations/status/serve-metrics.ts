import type { INestApplication } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'
import { Config } from '../../config/config.js'
import { gauges, registry } from '../../observability/metrics/registry.js'
import { collector } from '../../observability/tracing/collector.js'
import { mayReadMetrics } from './metrics-access.js'
import { StatusService } from './status.service.js'

/** Adds `GET /api/metrics` for Prometheus. Clients without access get the usual 404. */
export function serveMetrics(app: INestApplication): void {
  const { metricsToken } = app.get(Config)
  app.use('/api/metrics', (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' || request.path !== '/' || !mayReadMetrics(request, metricsToken)) return next()
    answer(app.get(StatusService), response).catch(next)
  })
}

async function answer(status: StatusService, response: Response): Promise<void> {
  await measure(status)
  response
    .set('cache-control', 'no-store')
    .type(registry.contentType)
    .send(await registry.metrics())
}

/** Updates the gauges. Parts that do not answer in time are removed, because an old value would hide the failure. */
async function measure(status: StatusService): Promise<void> {
  for (const gauge of Object.values(gauges)) gauge.remove()
  const { nodos, base, disco, correo, copia, espera, conexiones, redis } = await status.figures()
  gauges.databaseUp.set(base ? 1 : 0)
  gauges.connections.set(conexiones.open)
  gauges.connectionsUsed.set(conexiones.used)
  gauges.databaseWaiting.set(conexiones.waiting)
  gauges.filesRunning.set(espera.files - espera.waiting)
  gauges.filesWaiting.set(espera.waiting)
  if (redis !== null) gauges.redisUp.set(redis ? 1 : 0)
  if (collector.isUp !== undefined) gauges.tracesUp.set(collector.isUp ? 1 : 0)
  if (disco) gauges.diskFree.set(disco.libre)
  if (copia?.fecha) gauges.lastBackup.set(Date.parse(copia.fecha) / 1000)
  if (correo) {
    gauges.mailWaiting.set(correo.esperan)
    gauges.mailOldest.set(correo.desde ? (Date.now() - Date.parse(correo.desde)) / 1000 : 0)
  }
  if (nodos) {
    const alive = nodos.filter(({ vive }) => vive)
    gauges.nodes.set(alive.length)
    gauges.nodesWithoutRedis.set(alive.filter(({ redis }) => !redis).length)
  }
}
