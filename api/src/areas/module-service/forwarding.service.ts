import { STATUS_CODES } from 'node:http'
import type { Language, ServiceWrite } from '@fichero/contract/enums'
import type { ServiceAnswer, ServiceRequest } from '@fichero/contract/module-service.schema'
import { cutText, plainText } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { groupOf } from '../../access/release-group.js'
import { fail } from '../../errors/fail.js'
import { Remote } from '../remotes/remote.entity.js'
import { ServedReleases } from '../remotes/served-releases.js'
import { type Reply, ServiceClient, unreadable } from './service-client.js'
import { ServiceKeys } from './service-keys.js'

/** Longer sentences of a service are cut. */
const MAX_DETAIL = 200

/** Who sends a request to the service of which module, in which language. */
export interface Caller {
  actor: Actor
  modulo: string
  language: Language
}

/** Forwards requests of pages to the services that administrators declared for their modules. */
@Injectable()
export class ForwardingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly served: ServedReleases,
    private readonly client: ServiceClient,
    private readonly keys: ServiceKeys,
  ) {}

  read(caller: Caller, ruta: string): Promise<ServiceAnswer> {
    return this.forward(caller, 'GET', ruta)
  }

  send(caller: Caller, { metodo, ruta, cuerpo }: ServiceRequest): Promise<ServiceAnswer> {
    return this.forward(caller, metodo, ruta, cuerpo)
  }

  /** Asks the service at an address once. Returns whether anything answered. */
  async probe({ actor, modulo, language }: Caller, direccion: string): Promise<boolean> {
    const token = this.keys.sign(actor, modulo, direccion)
    const request = { modulo, url: new URL(direccion), method: 'GET', token, language } as const
    return this.client.send(request).then(
      () => true,
      () => false,
    )
  }

  private async forward(
    { actor, modulo, language }: Caller,
    method: 'GET' | ServiceWrite,
    ruta: string,
    cuerpo?: unknown,
  ): Promise<ServiceAnswer> {
    const { direccion, metodos } = await this.serviceFor(actor, modulo)
    if (method !== 'GET' && !metodos.includes(method))
      throw fail('module_service_method_not_allowed', { modulo, metodo: method })
    const reply = await this.client.send({
      modulo,
      url: new URL(`.${ruta}`, direccion),
      method,
      token: this.keys.sign(actor, modulo, direccion),
      language,
      body: cuerpo === undefined ? undefined : JSON.stringify(cuerpo),
    })
    return answerOf(modulo, reply)
  }

  /** Returns the service of a module that the user gets. */
  private async serviceFor(actor: Actor, modulo: string) {
    const isServed = (await this.served.list(groupOf(actor))).some(({ name }) => name === modulo)
    const remote = isServed ? await this.dataSource.manager.findOneBy(Remote, { nombre: modulo }) : null
    if (!remote?.servicio) throw fail('module_service_not_found', { modulo })
    return remote.servicio
  }
}

/** Converts what a service answered. Only JSON reaches the browser, because anything else would be at Fichero's own origin. */
function answerOf(modulo: string, { estado, type, text }: Reply): ServiceAnswer {
  if (estado >= 500) throw fail('module_service_failed', { modulo, estado })
  const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(type)
  if (estado >= 400) {
    const mensaje = (isJson && detailOf(parse(text))) || (STATUS_CODES[estado] ?? '')
    throw fail('module_service_refused', { modulo, estado, mensaje })
  }
  if (text === '' && estado < 300) return { ok: true, estado, respuesta: null }
  const respuesta = isJson && estado >= 200 && estado < 300 ? parse(text) : undefined
  if (respuesta === undefined) throw unreadable(modulo)
  return { ok: true, estado, respuesta }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the sentence of a problem document (https://www.rfc-editor.org/rfc/rfc9457). */
function detailOf(problem: unknown): string | undefined {
  const { detail } = Object(problem) as { detail?: unknown }
  return typeof detail === 'string' ? cutText(plainText(detail), MAX_DETAIL) : undefined
}
