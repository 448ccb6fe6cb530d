import { openAsBlob } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportsAnswer } from '@fichero/contract/import-history.schema'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import type { UsersAnswer } from '@fichero/contract/users.schema'
import { fixture } from '../support/fixtures'
import { SEEDED_FICHA } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import type { Session } from '../support/session.mjs'

export interface Answer {
  what: 'read' | 'edit' | 'import' | 'undo'
  /** On the clock of `performance.now()`. */
  sent: number
  ms: number
  /** 0 where there was none. */
  status: number
}

type Ask = (what: Answer['what'], method: string, path: string, body?: BodyInit) => Promise<Response | undefined>

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
/** A request without an answer is given up here, long after the system's own limits. */
const GIVEN_UP_MS = 60_000

/** People who read, edit and import without a pause, each at the next of the nodes. */
export class Load {
  /** What a proxy would hand requests to. */
  nodes: readonly Server[]
  readonly answers: Answer[] = []
  /** The surnames that were acknowledged, and the imports. */
  readonly surnames: string[] = []
  readonly imports: number[] = []
  /** What a read answered that was sent after a later edit had been acknowledged. */
  readonly stale: string[] = []
  /** The number of each person's last edit that was acknowledged. */
  private readonly counts = new Map<string, number>()
  /** How many judgments the report has. */
  whole = 0
  private turn = 0
  private hasEnded = false
  private running: Promise<unknown> | undefined

  constructor(
    nodes: readonly Server[],
    private readonly admin: Session,
    private readonly people: { document: string; email: string }[],
  ) {
    this.nodes = nodes
  }

  begin(): void {
    const readers = [1, 2, 3].map(() => this.repeat(() => this.readPeople()))
    const editors = this.people.map((person) => this.repeat((count) => this.edit(person, count)))
    this.running = Promise.all([...readers, ...editors, this.repeat(() => this.importOrUndo())])
  }

  async end(): Promise<void> {
    this.hasEnded = true
    await this.running
  }

  /** Waits until each node has answered once more. */
  async next(): Promise<void> {
    const until = this.answers.length + 2 * this.nodes.length
    while (this.answers.length < until) await sleep(20)
  }

  /** Returns how many ms after a moment an edit was acknowledged that was sent later. */
  async writes(since: number, limit: number): Promise<number> {
    for (; performance.now() < since + limit; await sleep(20)) {
      const first = this.answers.find(({ what, sent, status }) => what === 'edit' && status === 200 && sent > since)
      if (first) return first.sent + first.ms - since
    }
    return Number.POSITIVE_INFINITY
  }

  /** Returns the longest time in ms between two moments in which no read was answered. */
  readPause(from: number, to: number): number {
    const ends = this.answers.flatMap(({ what, sent, ms, status }) =>
      what === 'read' && status === 200 && sent + ms > from && sent + ms < to ? [sent + ms] : [],
    )
    const moments = [from, ...ends.toSorted((a, b) => a - b), to]
    return Math.max(...moments.slice(1).map((moment, place) => moment - (moments[place] ?? from)))
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

  /** People are read as they were edited at last, or by an edit whose answer has not come yet. */
  private async readPeople(): Promise<void> {
    const known = new Map(this.counts)
    const answer = await this.ask('read', 'GET', '/users')
    if (!answer?.ok) return
    for (const { nro_documento, apellido } of ((await answer.json()) as UsersAnswer).users) {
      const least = known.get(nro_documento)
      if (least !== undefined && Number(apellido.split(' ').at(-1)) < least)
        this.stale.push(`${apellido}, not ${least}`)
    }
  }

  private async importOrUndo(): Promise<void> {
    const known = await this.ask('read', 'GET', `/fichas/${SEEDED_FICHA}/importaciones`)
    if (!known?.ok) return
    const { importaciones } = (await known.json()) as ImportsAnswer
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
    // Where the report is in already, by an import that got no answer, nothing was to be stored.
    if (reporte.id === null) return
    this.imports.push(reporte.id)
    this.whole = reporte.registros.nuevos
  }

  private readonly ask: Ask = async (what, method, path, body) => {
    const node = this.nodes[this.turn++ % this.nodes.length]
    const sent = performance.now()
    const answer = await fetch(`${node?.url}/api${path}`, {
      method,
      headers: {
        'x-token': this.admin.token,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body: body ?? null,
      signal: AbortSignal.timeout(GIVEN_UP_MS),
    }).catch(() => undefined)
    this.answers.push({ what, sent, ms: performance.now() - sent, status: answer?.status ?? 0 })
    return answer
  }
}

const ROLE = { rol: 'user', tipo: 'planta' }
