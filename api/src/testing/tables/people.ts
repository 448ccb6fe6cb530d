import { GIVEN_NAMES, SURNAMES } from '../../demo/names.js'
import type { Random } from '../../demo/random.js'
import { cell, type TableCell } from './table.js'

// Invented people.

const STATES = ['EN FORMACION', 'EN FORMACION', 'CANCELADO', 'RETIRO VOLUNTARIO', 'POR CERTIFICAR', 'EN COMITE']
const OWN_NAMES = ['ZOÉ', "D'ARCY", 'MARÍA DEL MAR', 'Ñuflo', 'JEAN-PAUL', 'O’NEAL', 'NICOLÀS']
const OWN_SURNAMES = ['MUÑOZ', 'PEÑA', 'GÜIZA', 'DE LA CRUZ', 'DEL RÍO', 'SÁENZ', 'Ibáñez']

export interface MadePerson {
  tipo_documento: TableCell
  nro_documento: TableCell
  nombre: TableCell
  apellido: TableCell
  celular: TableCell
  correo: TableCell
  estado: TableCell
}

/** Somebody whose number no other place of the same table has. */
export function makePerson(random: Random, place: number): MadePerson {
  const type = random.of(['CC', 'CC', 'CC', 'TI', 'TI', 'CE', 'PPT', 'PA'])
  const digits = documentOf(random, place)
  return {
    tipo_documento: cell(type),
    nro_documento: cell(type === 'PA' && random.next() < 0.5 ? `AB${digits.slice(0, 6)}${place}` : digits),
    nombre: cell(random.next() < 0.3 ? random.of(OWN_NAMES) : random.of(GIVEN_NAMES)),
    apellido: cell(
      random.next() < 0.3 ? `${random.of(OWN_SURNAMES)} ${random.of(OWN_SURNAMES)}` : twoOf(random, SURNAMES),
    ),
    celular: cell(random.next() < 0.3 ? null : `3${random.between(100_000_000, 399_999_999)}`),
    correo: cell(random.next() < 0.3 ? null : `persona${place}.${random.between(1, 99)}@fichero.example`),
    estado: cell(random.of(STATES)),
  }
}

function documentOf(random: Random, place: number): string {
  const digits = random.of([7, 8, 10, 10])
  return String(random.between(11, 98) * 10 ** (digits - 2) + random.between(0, 999) * 100 + place + 10)
}

const twoOf = (random: Random, list: readonly string[]) => `${random.of(list)} ${random.of(list)}`

/** `CC 1890099001 - MARÍA RÍOS`, of whom several judgments are. */
export function makeEvaluator(random: Random): TableCell {
  const document = String(1_890_099_000 + random.between(1, 3))
  const name = ['MARÍA DEL MAR RÍOS', 'JOSÉ IVÁN PEÑA', 'LUZ ÁNGELA NÚÑEZ'][Number(document.at(-1)) - 1]
  return cell(`CC ${document} - ${name}`, `${document}|${name}`)
}
