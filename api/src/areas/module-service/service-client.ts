import { once } from 'node:events'
import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { ServiceWrite } from '@fichero/contract/enums'
import { MAX_SERVICE_ANSWER, SERVICE_TIMEOUT_MS } from '@fichero/contract/limits'
import { Injectable, Logger } from '@nestjs/common'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { Config } from '../../config/config.js'
import { AppError } from '../../errors/app-error.js'
import { fail } from '../../errors/fail.js'

const MB = 1024 * 1024
/** Connections to one service at once. Further requests wait within their time limit. */
const MAX_SOCKETS = 20
const EVERY_ADDRESS = ['0.0.0.0/0', '::/0']

interface ServiceRequest {
  modulo: string
  url: URL
  method: 'GET' | ServiceWrite
  token: string
  language: string
  body?: string | undefined
}

/** What a service answered. */
export interface Reply {
  estado: number
  type: string
  text: string
}

/**
 * Sends requests to services of modules. The agents refuse to connect to addresses of private networks, whatever name
 * resolves to them, except those of `SERVICE_NETWORKS`; only there may a service be reached without TLS. Redirects are not followed.
 */
@Injectable()
export class ServiceClient {
  private readonly logger = new Logger('Fichero')
  private readonly https: Agent
  private readonly http: Agent

  constructor({ serviceNetworks }: Config) {
    // Without `keepAlive`: a service may close a kept connection while a request is sent on it.
    const options = { maxSockets: MAX_SOCKETS, allowIPAddressList: [...serviceNetworks] }
    this.https = new RequestFilteringHttpsAgent(options)
    this.http = new RequestFilteringHttpAgent({ ...options, denyIPAddressList: EVERY_ADDRESS })
  }

  /** @throws AppError if the service cannot be reached, or its answer is late or too large */
  async send(request: ServiceRequest): Promise<Reply> {
    const signal = AbortSignal.timeout(SERVICE_TIMEOUT_MS)
    const { modulo } = request
    try {
      const response = await this.open(request, signal)
      const { statusCode: estado = 0, headers } = response
      return { estado, type: headers['content-type'] ?? '', text: await readText(response, modulo) }
    } catch (error) {
      if (error instanceof AppError) throw error
      if (signal.aborted) throw fail('module_service_slow', { modulo, segundos: SERVICE_TIMEOUT_MS / 1000 })
      this.logger.warn(`The service of the module ${modulo} could not be reached: ${(error as Error).message}`)
      throw fail('module_service_unreachable', { modulo })
    }
  }

  private async open({ url, method, token, language, body }: ServiceRequest, signal: AbortSignal) {
    const isSecure = url.protocol === 'https:'
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      agent: isSecure ? this.https : this.http,
      method,
      signal,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'accept-language': language,
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    })
    request.end(body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  }
}

async function readText(response: IncomingMessage, modulo: string): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_SERVICE_ANSWER) throw unreadable(modulo)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** The error of an answer that is not JSON of at most `MAX_SERVICE_ANSWER`. */
export const unreadable = (modulo: string) =>
  fail('module_service_answer_invalid', { modulo, max_mb: MAX_SERVICE_ANSWER / MB })
