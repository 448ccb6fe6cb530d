import type { Access } from '@fichero/contract/permissions'
import { type INestApplication, RequestMethod } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js'
import { MetadataScanner, ModulesContainer } from '@nestjs/core'
import { ACCESS_KEY } from '../src/access/access.decorators.js'

interface Handler {
  handler: object
  controller: object
}

/** Returns the required access of each route of all controllers, by method and path, such as `GET /users/:id`. */
export const listRoutes = (app: INestApplication): Record<string, Access | undefined> =>
  Object.fromEntries(
    Object.entries(listHandlers(app)).map(([route, { handler, controller }]) => [
      route,
      Reflect.getMetadata(ACCESS_KEY, handler) ?? Reflect.getMetadata(ACCESS_KEY, controller),
    ]),
  )

/** Returns the handler method of each route, with the same keys. */
export function listHandlers(app: INestApplication): Record<string, Handler> {
  const scanner = new MetadataScanner()
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()])
  const routes: Record<string, Handler> = {}
  for (const { metatype, instance } of controllers) {
    if (!metatype) continue
    const base: string = Reflect.getMetadata(PATH_METADATA, metatype)
    const prototype = Object.getPrototypeOf(instance)
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name]
      const path: string | undefined = Reflect.getMetadata(PATH_METADATA, handler)
      if (path === undefined) continue
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler)]
      const address = `/${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
      routes[`${method} ${address}`] = { handler, controller: metatype }
    }
  }
  return routes
}
