import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { seedFicha } from '../support/seed-ficha'
import { type Server, startServer } from '../support/server.mjs'
import { callApi, signInAs } from '../support/session.mjs'
import type { Group } from './group'
import { Load } from './load'

const RECOUNT = resolve(import.meta.dirname, '../../api/dist/commands/recount.js')
/** Number of people whom the load edits. */
const EDITORS = 4

/** Starts one of several nodes of the built system on a database. */
const startNode = (url: string): Promise<Server> =>
  startServer({
    DATABASE_URL: url,
    JWT_SECRET: 'a secret that only these tests know, 32 and more',
    ...(process.env.TEST_REDIS_URL && { REDIS_URL: process.env.TEST_REDIS_URL }),
  })

/** Starts two nodes with a ficha, and prepares the load on them. */
export async function openSystem(url: string) {
  const nodes = [await startNode(url), await startNode(url)]
  const close = async () => {
    for (const node of nodes) await node.close()
  }
  try {
    return { load: await prepareLoad(nodes), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function prepareLoad(nodes: Server[]): Promise<Load> {
  const [node] = nodes
  if (!node) throw new Error('There is no node')
  const admin = await signInAs(node)
  await seedFicha(node, admin)
  const people = Array.from({ length: EDITORS }, (_, number) => ({
    document: String(52_000_001 + number),
    email: `ana${number}@fichero.example`,
  }))
  for (const { document, email } of people)
    await callApi(node, '/users/create', { method: 'POST', session: admin, body: person(document, email) })
  return new Load(nodes, admin, people)
}

const person = (nro_documento: string, correo_institucional: string) => ({
  tipo_documento: 'CC',
  nro_documento,
  correo_institucional,
  nombre: 'Ana',
  apellido: 'Prueba',
  contrasena: 'clave de prueba',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: '2026-01-20',
  fecha_fin_contrato: '2099-12-15',
})

/** Compares the acknowledged writes with the data of the primary. */
export async function compare(group: Group, load: Load) {
  const edits = await group.query(
    "SELECT JSON_UNQUOTE(JSON_EXTRACT(despues, '$.apellido')) AS apellido FROM auditoria WHERE accion = 'users:update'",
  )
  const surnames = new Set(edits.map(({ apellido }) => apellido))
  const history = await group.query("SELECT id, tipo FROM importacion WHERE tipo IN ('juicios', 'deshacer')")
  const ids = new Set(history.map(({ id }) => id))
  const undone = history.filter(({ tipo }) => tipo === 'deshacer').length
  const [row] = await group.query('SELECT COUNT(*) AS judgments FROM juicio')
  return {
    acknowledged: load.surnames.length + load.imports.length,
    lost: [...load.surnames.filter((one) => !surnames.has(one)), ...load.imports.filter((id) => !ids.has(id))],
    /** The stored judgments and their expected number: at most one import is not undone. */
    judgments: Number(row?.judgments),
    expected: (history.length - 2 * undone) * load.judgments,
  }
}

/** Fails if the stored counters differ from the judgments. */
export async function expectCorrectCounters(url: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url }
  const { stdout } = await promisify(execFile)(process.execPath, [RECOUNT], { env })
  expect(stdout).toContain('Los contadores coinciden')
}
