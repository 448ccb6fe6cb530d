import { openAsBlob } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportsAnswer } from '@fichero/contract/import-history.schema'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import type { UsersAnswer } from '@fichero/contract/users.schema'
import { fixture } from '../support/fixtures'
import { SEEDED_FICHA } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import type { Session } from '../support/session.mjs'

/** One request of the load, and its result. */
export interface Answer {
  what: 'read' | 'edit' | 'import' | 'undo'
  /** Time of `performance.now()`. */
  sent: number
  ms: number
  /** HTTP status, or 0 if there was no answer. */
  status: number
}

/** Sends a request to the next node, and records the answer. Resolves to undefined without an answer. */
type Ask = (what: Answer['what'], method: string, path: string, body?: BodyInit) => Promise<Response | undefined>

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
/** Timeout of a request in ms, much longer than the limits of the system itself. */
const TIMEOUT_MS = 60_000

/** Simulates people who read, edit and import without a pause. The requests go to the nodes in turn. */
export class Load {
  readonly answers: Answer[] = []
  /** The acknowledged writes: surnames, and ids of imports. */
  readonly surnames: string[] = []
  readonly imports: number[] = []
  /** Outdated values in answers to reads that were sent after a later edit had been acknowledged. */
  readonly stale: string[] = []
  /** The number of the last acknowledged edit, by document number. */
  private readonly counts = new Map<string, number>()
  /** Number of judgments in the report. */
  judgments = 0
  /** Number of requests so far, which selects the next node. */
  private requests = 0
  private hasEnded = false
  private running: Promise<unknown> | undefined

  constructor(
    private readonly nodes: readonly Server[],
    private readonly admin: Session,
    private readonly people: { document: string; email: string }[],
  ) {}

  begin(): void {
    const readers = [1, 2, 3].map(() => this.repeat(() => this.readPeople()))
    const editors = this.people.map((person) => this.repeat((count) => this.edit(person, count)))
    this.running = Promise.all([...readers, ...editors, this.repeat(() => this.importOrUndo())])
  }

  async end(): Promise<void> {
    this.hasEnded = true
    await this.running
  }

  /** Waits for an edit that was sent after `since`. Returns the ms from `since` until its acknowledgement. */
  async waitForWrite(since: number, limit: number): Promise<number> {
    for (; performance.now() < since + limit; await sleep(20)) {
      const first = this.answers.find(({ what, sent, status }) => what === 'edit' && status === 200 && sent > since)
      if (first) return first.sent + first.ms - since
    }
    return Number.POSITIVE_INFINITY
  }

  /** Returns the longest time in ms without an answered read, between two times. */
  longestReadPause(from: number, to: number): number {
    const ends = this.answers.flatMap(({ what, sent, ms, status }) =>
      what === 'read' && status === 200 && sent + ms > from && sent + ms < to ? [sent + ms] : [],
    )
    const moments = [from, ...ends.toSorted((a, b) => a - b), to]
    return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? from)))
  }

  private async repeat(act: (count: number) => Promise<unknown>): Promise<void> {
    for (let count = 1; !this.hasEnded; count++) {
      await act(count)
      await sleep(20)
    }
  }

  private async edit({ document, email }: { document: string; email: string }, count: number): Promise<void> {
    const apellido = `Prueba ${document} ${count}`
    const body = { nombre: 'Ana', apellido, nro_documento: document, tipo_documento: 'CC', correo_institucional: email }
    const answer = await this.ask('edit', 'PUT', `/users/update/${document}`, JSON.stringify({ ...body, ...ROLE }))
    if (!answer?.ok) return
    this.surnames.push(apellido)
    this.counts.set(document, count)
  }

  /** Reads all people. Each surname must be from the last acknowledged edit or a later edit. */
  private async readPeople(): Promise<void> {
    const acknowledged = new Map(this.counts)
    const answer = await this.ask('read', 'GET', '/users')
    if (!answer?.ok) return
    for (const { nro_documento, apellido } of ((await answer.json()) as UsersAnswer).users) {
      const least = acknowledged.get(nro_documento)
      if (least !== undefined && Number(apellido.split(' ').at(-1)) < least)
        this.stale.push(`${apellido}, not ${least}`)
    }
  }

  private async importOrUndo(): Promise<void> {
    const history = await this.ask('read', 'GET', `/fichas/${SEEDED_FICHA}/importaciones`)
    if (!history?.ok) return
    const { importaciones } = (await history.json()) as ImportsAnswer
    const newest = importaciones.find(({ tipo, can }) => tipo === 'juicios' && can.undo)
    if (newest) {
      await this.ask('undo', 'POST', `/fichas/${SEEDED_FICHA}/importaciones/${newest.id}/deshacer`)
      return
    }
    const body = new FormData()
    body.set('archivo_excel', await openAsBlob(fixture(REPORT)), REPORT)
    const answer = await this.ask('import', 'PUT', `/fichas/${SEEDED_FICHA}/evaluaciones`, body)
    if (!answer?.ok) return
    const { reporte } = (await answer.json()) as ImportAnswer
    // An earlier import without an answer has stored the report already, so there was nothing to store.
    if (reporte.id === null) return
    this.imports.push(reporte.id)
    this.judgments = reporte.registros.nuevos
  }

  private readonly ask: Ask = async (what, method, path, body) => {
    const node = this.nodes[this.requests++ % this.nodes.length]
    const sent = performance.now()
    const answer = await fetch(`${node?.url}/api${path}`, {
      method,
      headers: {
        'x-token': this.admin.token,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body: body ?? null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    this.answers.push({ what, sent, ms: performance.now() - sent, status: answer?.status ?? 0 })
    return answer
  }
}

const ROLE = { rol: 'user', tipo: 'planta' }
