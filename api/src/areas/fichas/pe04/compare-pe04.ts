import type { ComparedFicha, Pe04Comparison, Pe04Field } from '@fichero/contract/pe04.schema'
import { stageByDates } from '@fichero/contract/stage'
import { fullName } from '@fichero/contract/text'
import type { ListedFicha, Pe04Sheet } from '../../../files/spreadsheet-reader/records.js'
import { textKey } from '../../../files/spreadsheet-reader/same-text.js'
import { today } from '../../../rules/today.js'
import type { Ficha } from '../ficha.entity.js'
import type { Heads } from './heads.js'
import { programKey, type StoredFichas } from './stored-fichas.js'

/** A value in Fichero and in the file; null for a value that is not compared. */
type Pair = readonly [here: string | null, inFile: string] | null

interface Compared {
  ficha: Ficha
  listed: ListedFicha
  stored: StoredFichas
  heads: Heads
}

/** How each value is compared. A value that the file does not have is not compared. */
const PAIRS: Readonly<Record<Pe04Field, (compared: Compared) => Pair>> = {
  fecha_inicio_lectiva: ({ ficha, listed }) => [ficha.fecha_inicio_lectiva, listed.fecha_inicio],
  fecha_fin_ficha: ({ ficha, listed }) => [ficha.fecha_fin_ficha, listed.fecha_fin],
  jefe: ({ ficha, listed, stored, heads }) => {
    const here = stored.users.get(ficha.id_jefe)
    const user = heads.of(listed.responsable)
    if (!user || (here && textKey(fullName(here)) === textKey(listed.responsable ?? ''))) return null
    return user.id === ficha.id_jefe ? null : [here ? fullName(here) : null, fullName(user)]
  },
  estado: ({ ficha, listed }) => {
    const state = stateOf(listed)
    return state && [ficha.estado, state]
  },
  etapa: ({ ficha, listed: { etapa } }) =>
    etapa && [ficha.etapa_a_mano ? ficha.etapa : stageByDates(today(), ficha.fecha_fin_lectiva), etapa],
  jornada: ({ ficha, listed: { jornada } }) => jornada && [ficha.jornada, jornada],
  programa: ({ ficha, listed, stored }) => {
    const here = stored.programs.get(ficha.id_programa_formacion)
    if (!here?.codigo || !here.version || programKey(here) === programKey(listed.programa)) return null
    return [
      named(here.codigo, here.version, here.nombre_programa),
      named(listed.programa.codigo, listed.programa.version, listed.programa.nombre),
    ]
  },
  centro: ({ ficha, listed: { centro }, stored }) => {
    const here = ficha.id_centro === null ? undefined : stored.centres.get(ficha.id_centro)
    if (!centro || here?.codigo === centro.codigo) return null
    return [here ? named(here.codigo, here.nombre) : null, named(centro.codigo, centro.nombre)]
  },
}

const named = (...parts: string[]) => parts.join(' · ')

/**
 * Returns the state that a ficha should have. A ficha that ended on its last day stays enabled, because its dates say that it
 * ended; one that ended before is disabled. Null if the file does not say it.
 */
export function stateOf({ terminada, fecha_fin }: ListedFicha): 'habilitado' | 'deshabilitado' | null {
  if (terminada === false) return 'habilitado'
  return terminada && fecha_fin >= today() ? 'deshabilitado' : null
}

/** Compares each ficha of the file with the ficha of Fichero. */
export const compareFichas = ({ fichas }: Pe04Sheet, stored: StoredFichas, heads: Heads): ComparedFicha[] =>
  fichas.map((listed) => {
    const { nro_ficha, fila, responsable, programa } = listed
    const ficha = stored.fichas.get(nro_ficha)
    const cambios = ficha ? changesOf({ ficha, listed, stored, heads }) : []
    const situacion = !ficha ? 'falta' : cambios.length > 0 ? 'difiere' : 'igual'
    return { nro_ficha, fila, programa: programa.nombre, responsable, situacion, cambios }
  })

const changesOf = (compared: Compared): ComparedFicha['cambios'] =>
  (Object.keys(PAIRS) as Pe04Field[]).flatMap((campo) => {
    const pair = PAIRS[campo](compared)
    if (!pair || pair[0] === pair[1]) return []
    const fijo = campo === 'programa' && compared.stored.locked.has(compared.ficha.nro_ficha)
    return [{ campo, aqui: pair[0], archivo: pair[1], fijo }]
  })

/** Returns everything that the screen shows about a file. */
export function comparisonOf(
  report: Pe04Sheet,
  compared: ComparedFicha[],
  stored: StoredFichas,
  heads: Heads,
): Pe04Comparison {
  const programs = new Map<string, Pe04Comparison['programas'][number]>()
  for (const { programa } of report.fichas) {
    const { codigo, version, nombre } = programa
    const key = programKey(programa)
    if (stored.programsByKey.has(key)) continue
    programs.set(key, { codigo, version, nombre, fichas: (programs.get(key)?.fichas ?? 0) + 1 })
  }
  return {
    fichas: compared,
    fuera: stored.others.map(({ nro_ficha, id_programa_formacion: id }) => {
      return { nro_ficha, programa: stored.programs.get(id)?.nombre_programa ?? '' }
    }),
    omitidas: report.omitidas,
    responsables: heads.unknown(report.fichas, stored),
    programas: [...programs.values()],
  }
}
