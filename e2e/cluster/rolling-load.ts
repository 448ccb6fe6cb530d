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
/** Approved outcomes that are in it. */
const WHOLE = sum(Object.values(expected[REPORT] ?? {}))

interface Ficha {
  importaciones: { id: number }[]
  aprendices: { resultados_aprobados: number }[]
}

/**
 * People who work at several nodes at once: what one of them does at a node is read, or taken back, at the next one, as a
 * proxy without memory sends them. The first call that does not succeed ends the work.
 */
export class RollingLoad {
  private readonly works = [this.contact, this.report, this.session, this.person, this.pages]
  private readonly done = this.works.map(() => 0)
  private isOver = false
  private turn = 0
  private readonly all: Promise<void>

  constructor(
    public nodes: Server[],
    private readonly admin: Session,
  ) {
    this.all = Promise.all(this.works.map((work, index) => this.repeat(work, index))).then(() => undefined)
    this.all.catch(() => undefined)
  }

  /** Waits until each kind of work was done so often. */
  async turns(count: number): Promise<void> {
    const wanted = this.done.map((number) => number + count)
    const enough = async () => {
      while (this.done.some((number, index) => number < (wanted[index] ?? 0))) await sleep(50)
    }
    await Promise.race([enough(), this.all.then(() => Promise.reject(new Error('The work is over')))])
  }

  async end(): Promise<number> {
    this.isOver = true
    await this.all
    return this.done.reduce((all, number) => all + number)
  }

  /** Takes a node out, as a proxy does before it stops, and waits until nobody works there. */
  async leave(node: Server): Promise<void> {
    this.nodes = this.nodes.filter((one) => one !== node)
    await this.turns(2)
  }

  private async repeat(work: () => Promise<void>, index: number): Promise<void> {
    try {
      while (!this.isOver) {
        await work.call(this)
        this.done[index] = (this.done[index] ?? 0) + 1
      }
    } finally {
      this.isOver = true
    }
  }

  private next(): Server {
    const node = this.nodes[this.turn++ % this.nodes.length]
    if (!node) throw new Error('There is no node')
    return node
  }

  private call<T = Ficha>(method: string, path: string, body?: unknown, session: Session | undefined = this.admin) {
    return callApi<T>(this.next(), path, { method, body, session })
  }

  /** A phone number that was edited at one node is read at the others. */
  private async contact(): Promise<void> {
    const celular = `300${String(1_000_000 + this.turn)}`
    await this.call('PUT', `${FICHA}/aprendices/1900099001`, { celular, correo: 'aprendiz@correo.example' })
    for (const _ of this.nodes)
      expect(JSON.stringify(await this.call('GET', `/fichas/aprendiz/1900099001?ficha=${SEEDED_FICHA}`))).toContain(
        celular,
      )
  }

  /** A report is loaded at one node, seen at another one and undone at a third one. */
  private async report(): Promise<void> {
    const approved = async () => sum((await this.call('GET', FICHA)).aprendices)
    const body = new FormData()
    body.set('archivo_excel', await openAsBlob(fixture(REPORT)), REPORT)
    await this.call('PUT', `${FICHA}/evaluaciones`, body)
    expect(await approved()).toBe(WHOLE)
    const [newest] = (await this.call('GET', `${FICHA}/importaciones`)).importaciones
    await this.call('POST', `${FICHA}/importaciones/${newest?.id}/deshacer`)
    expect(await approved()).toBe(0)
  }

  /** Who signed in at one node is known at the next one, and no longer after the session's end. */
  private async session(): Promise<void> {
    const session = await signInAs(this.next(), ADMIN)
    await this.call('GET', '/auth/session', undefined, session)
    await this.call('POST', '/auth/logout', undefined, session)
    const { status } = await fetch(`${this.next().url}/api/auth/session`, { headers: { 'x-token': session.token } })
    expect(status).toBe(401)
  }

  /** A new person is found, changed and disabled. */
  private async person(): Promise<void> {
    const nro_documento = String(53_000_000 + this.turn)
    const contract = { fecha_inicio_contrato: '2026-01-20', fecha_fin_contrato: '2026-12-15' }
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

  private async pages(): Promise<void> {
    for (const path of ['/fichas/tyt', '/fichas/pendientes', `${FICHA}/mapa`, '/remotes', '/admin/stats'])
      await this.call('GET', path)
    for (const path of ['/', '/fichas', `/fichas/visualizar/${SEEDED_FICHA}`])
      expect([path, (await fetch(this.next().url + path)).status]).toEqual([path, 200])
  }
}
