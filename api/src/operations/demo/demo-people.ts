import type { UserState } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'
import { nameColumns } from '../../areas/users/name-columns.js'
import { insertRows } from '../../database/bulk-write.js'
import { daysAfter } from '../../rules/today.js'
import { idsBy } from './ids-by.js'
import { GIVEN_NAMES, SURNAMES } from './names.js'
import type { Random } from './random.js'

export interface DemoInstructor {
  id: number
  nro_documento: string
  /** The evaluator's name as reports write it. */
  nombre: string
}

const INSTRUCTORS = 12
const TYPES = ['planta', 'contratista', 'tecnico', 'transversal'] as const

/** Days until the first contract ends, and from one to the next. */
const CONTRACT_DAYS = 9
/** How long a contract has lasted. */
const SINCE_DAYS = 300

/**
 * Inserts instructors without a password: they cannot sign in until they request one. Their contracts end one after another,
 * after `day`.
 */
export async function insertInstructors(
  manager: EntityManager,
  random: Random,
  day: string,
): Promise<DemoInstructor[]> {
  const people = Array.from({ length: INSTRUCTORS }, (_, index) => ({
    nro_documento: String(80_100_200 + index * 137),
    nombre: titleCase(random.of(GIVEN_NAMES)),
    apellido: titleCase(`${random.of(SURNAMES)} ${random.of(SURNAMES)}`),
    tipo: random.of(TYPES),
  }))
  const users = people.map((person, index) => ({
    ...userRow(person, `instructor${index + 1}`, 'habilitado'),
    ...contractOf(person, day, CONTRACT_DAYS * (index + 1)),
  }))
  await insertRows(manager, 'usuario', users)
  const ids = await idsBy(manager, 'usuario', 'nro_documento')
  return people.map(({ nro_documento, nombre, apellido }) => ({
    id: ids.get(nro_documento) ?? 0,
    nro_documento,
    nombre: `${nombre} ${apellido}`.toUpperCase(),
  }))
}

/** Inserts access requests that wait for approval. */
export async function insertRequests(manager: EntityManager, random: Random, day: string): Promise<void> {
  const requests = (['planta', 'contratista', 'contratista'] as const).map((tipo, index) => {
    const nombre = titleCase(random.of(GIVEN_NAMES))
    const apellido = titleCase(`${random.of(SURNAMES)} ${random.of(SURNAMES)}`)
    const person = { nro_documento: String(80_200_500 + index * 173), nombre, apellido, tipo }
    return { ...userRow(person, `solicitud${index + 1}`, 'pendiente'), ...contractOf(person, day, SINCE_DAYS) }
  })
  await insertRows(manager, 'usuario', requests)
}

interface Person {
  nro_documento: string
  nombre: string
  apellido: string
  tipo: (typeof TYPES)[number]
}

const userRow = ({ nro_documento, nombre, apellido, tipo }: Person, mailbox: string, estado: UserState) => ({
  nro_documento,
  tipo_documento: 'CC',
  nombre,
  apellido,
  correo_institucional: `${mailbox}@fichero.example`,
  contrasena: null,
  rol: 'user',
  tipo,
  estado,
  version_token: 0,
  ...nameColumns({ nombre, apellido, nro_documento }),
})

/** Returns the days of a contract, which only a contratista has. */
const contractOf = ({ tipo }: Person, day: string, daysLeft: number) => ({
  fecha_inicio_contrato: tipo === 'contratista' ? daysAfter(day, -SINCE_DAYS) : null,
  fecha_fin_contrato: tipo === 'contratista' ? daysAfter(day, daysLeft) : null,
})

/** Generates apprentice number `index`. */
export function generateApprentice(random: Random, index: number) {
  const young = random.next() < 0.25
  return {
    nro_documento: String((young ? 1_098_000_000 : 1_052_000_000) + index * 211),
    tipo_documento: young ? 'TI' : 'CC',
    nombre: random.of(GIVEN_NAMES),
    apellido: `${random.of(SURNAMES)} ${random.of(SURNAMES)}`,
  }
}

/** Writes the first letter of each word as a capital. */
const titleCase = (name: string) => name.toLowerCase().replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())
