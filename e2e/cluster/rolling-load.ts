import { openAsBlob } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { expected, fixture } from '../support/fixtures'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { ADMIN, type Server } from '../support/server.mjs'
import { callApi, type Session, signInAs } from '../support/session.mjs'

const FICHA = `/fichas/${SEEDED_FICHA}`
const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const sum = (people: { resultados_aprobados: number }[]) =>
  people.reduce((all, one) => all + one.resultados_aprobados, 0)
/** Number of approved outcomes in the report. */
const APPROVED = sum(Object.values(expected[REPORT] ?? {}))

interface Ficha {
  importaciones: { id: number }[]
  aprendices: { resultados_aprobados: number }[]
}

/**
 * Simulates people whose requests go to the nodes in turn, as through a proxy without sticky sessions: a change at one node is
 * read or undone at the next one. The first call that fails ends the load.
 */
export class RollingLoad {
  private readonly tasks = [this.contact, this.report, this.session, this.person, this.pages]
  private readonly done = this.tasks.map(() => 0)
  private isOver = false
  /** Number of requests so far, which selects the next node. */
  private requests = 0
  private readonly all: Promise<void>

  constructor(
    public nodes: Server[],
    private readonly admin: Session,
  ) {
    this.all = Promise.all(this.tasks.map((task, index) => this.repeat(task, index))).then(() => undefined)
    this.all.catch(() => undefined)
  }

  /** Waits until each task was done `count` more times. */
  async rounds(count: number): Promise<void> {
    const wanted = this.done.map((number) => number + count)
    const enough = async () => {
      while (this.done.some((number, index) => number < (wanted[index] ?? 0))) await sleep(50)
    }
    await Promise.race([enough(), this.all.then(() => Promise.reject(new Error('The load has ended')))])
  }

  async end(): Promise<number> {
    this.isOver = true
    await this.all
    return this.done.reduce((all, number) => all + number)
  }

  /** Stops sending requests to a node, as a proxy does before the node stops, and waits for the pending requests. */
  async leave(node: Server): Promise<void> {
    this.nodes = this.nodes.filter((one) => one !== node)
    await this.rounds(2)
  }

  private async repeat(task: () => Promise<void>, index: number): Promise<void> {
    try {
      while (!this.isOver) {
        await task.call(this)
        this.done[index] = (this.done[index] ?? 0) + 1
      }
    } finally {
      this.isOver = true
    }
  }

  private next(): Server {
    const node = this.nodes[this.requests++ % this.nodes.length]
    if (!node) throw new Error('There is no node')
    return node
  }

  private call<T = Ficha>(method: string, path: string, body?: unknown, session: Session | undefined = this.admin) {
    return callApi<T>(this.next(), path, { method, body, session })
  }

  /** A phone number that was edited at one node is read at the others. */
  private async contact(): Promise<void> {
    const celular = `300${String(1_000_000 + this.requests)}`
    await this.call('PUT', `${FICHA}/aprendices/1900099001`, { celular, correo: 'aprendiz@correo.example' })
    for (const _ of this.nodes)
      expect(JSON.stringify(await this.call('GET', `/fichas/aprendiz/1900099001?ficha=${SEEDED_FICHA}`))).toContain(
        celular,
      )
  }

  /** A report is loaded at one node, read at another one and undone at the next one. */
  private async report(): Promise<void> {
    const approved = async () => sum((await this.call('GET', FICHA)).aprendices)
    const body = new FormData()
    body.set('archivo_excel', await openAsBlob(fixture(REPORT)), REPORT)
    await this.call('PUT', `${FICHA}/evaluaciones`, body)
    expect(await approved()).toBe(APPROVED)
    const [newest] = (await this.call('GET', `${FICHA}/importaciones`)).importaciones
    await this.call('POST', `${FICHA}/importaciones/${newest?.id}/deshacer`)
    expect(await approved()).toBe(0)
  }

  /** A session of one node is valid at the next one, and invalid after the sign-out. */
  private async session(): Promise<void> {
    const session = await signInAs(this.next(), ADMIN)
    await this.call('GET', '/auth/session', undefined, session)
    await this.call('POST', '/auth/logout', undefined, session)
    const { status } = await fetch(`${this.next().url}/api/auth/session`, { headers: { 'x-token': session.token } })
    expect(status).toBe(401)
  }

  /** A new person is edited and found by the search. */
  private async person(): Promise<void> {
    const nro_documento = String(53_000_000 + this.requests)
    const contract = { fecha_inicio_contrato: '2026-01-20', fecha_fin_contrato: '2099-12-15' }
    const person = {
      tipo_documento: 'CC',
      nro_documento,
      nombre: 'Ana',
      apellido: 'Prueba',
      rol: 'user',
      tipo: 'planta',
    }
    const data = { ...person, ...contract, correo_institucional: `ana${nro_documento}@fichero.example` }
    await this.call('POST', '/users/create', { ...data, contrasena: 'clave de prueba' })
    await this.call('PUT', `/users/update/${nro_documento}`, { ...data, apellido: 'Nueva' })
    expect(JSON.stringify(await this.call('GET', `/search?q=${nro_documento}`))).toContain('Nueva')
  }

  /** Pages and lists are answered by every node. */
  private async pages(): Promise<void> {
    for (const path of ['/fichas/tyt', '/fichas/pendientes', `${FICHA}/mapa`, '/remotes', '/admin/stats'])
      await this.call('GET', path)
    for (const path of ['/', '/fichas', `/fichas/visualizar/${SEEDED_FICHA}`])
      expect([path, (await fetch(this.next().url + path)).status]).toEqual([path, 200])
  }
}
