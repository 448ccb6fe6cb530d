import { GIVEN_NAMES, SURNAMES } from '../../src/operations/demo/names.js'
import type { Random } from '../../src/operations/demo/random.js'
import { cell, type TableCell } from './table.js'

// Makes invented people.

const STATES = ['EN FORMACION', 'EN FORMACION', 'CANCELADO', 'RETIRO VOLUNTARIO', 'POR CERTIFICAR', 'EN COMITE']
const UNUSUAL_NAMES = ['ZOÉ', "D'ARCY", 'MARÍA DEL MAR', 'Ñuflo', 'JEAN-PAUL', 'O’NEAL', 'NICOLÀS']
const UNUSUAL_SURNAMES = ['MUÑOZ', 'PEÑA', 'GÜIZA', 'DE LA CRUZ', 'DEL RÍO', 'SÁENZ', 'Ibáñez']

/** The cells of an invented person. */
export interface MadePerson {
  tipo_documento: TableCell
  nro_documento: TableCell
  nombre: TableCell
  apellido: TableCell
  celular: TableCell
  correo: TableCell
  estado: TableCell
}

/** Makes a person whose document number is unique in the table. */
export function makePerson(random: Random, index: number): MadePerson {
  const type = random.of(['CC', 'CC', 'CC', 'TI', 'TI', 'CE', 'PPT', 'PA'])
  const digits = documentOf(random, index)
  return {
    tipo_documento: cell(type),
    nro_documento: cell(type === 'PA' && random.next() < 0.5 ? `AB${digits.slice(0, 6)}${index}` : digits),
    nombre: cell(random.next() < 0.3 ? random.of(UNUSUAL_NAMES) : random.of(GIVEN_NAMES)),
    apellido: cell(
      random.next() < 0.3 ? `${random.of(UNUSUAL_SURNAMES)} ${random.of(UNUSUAL_SURNAMES)}` : twoOf(random, SURNAMES),
    ),
    celular: cell(random.next() < 0.3 ? null : `3${random.between(100_000_000, 399_999_999)}`),
    correo: cell(random.next() < 0.3 ? null : `persona${index}.${random.between(1, 99)}@fichero.example`),
    estado: cell(random.of(STATES)),
  }
}

function documentOf(random: Random, index: number): string {
  const digits = random.of([7, 8, 10, 10])
  return String(random.between(11, 98) * 10 ** (digits - 2) + random.between(0, 999) * 100 + index + 10)
}

const twoOf = (random: Random, list: readonly string[]) => `${random.of(list)} ${random.of(list)}`

/** Picks one of three evaluators, such as `CC 1890099001 - MARÍA RÍOS`. */
export function makeEvaluator(random: Random): TableCell {
  const document = String(1_890_099_000 + random.between(1, 3))
  const name = ['MARÍA DEL MAR RÍOS', 'JOSÉ IVÁN PEÑA', 'LUZ ÁNGELA NÚÑEZ'][Number(document.at(-1)) - 1]
  return cell(`CC ${document} - ${name}`, `${document}|${name}`)
}
