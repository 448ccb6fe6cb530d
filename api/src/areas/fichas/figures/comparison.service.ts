import type { ComparisonAnswer, ComparisonFigures, ComparisonRow } from '@fichero/contract/comparison.schema'
import type { ComparisonKey } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { rowsOf } from '../../../database/rows.js'
import { categoryOn } from '../../../rules/stage-and-category.js'
import { today } from '../../../rules/today.js'
import { conditionsOf } from '../ficha-conditions.js'
import { groupBy } from '../group-by.js'
import { owedByFicha } from '../owed/owed-by-instructor.js'
import { TytFiguresService } from '../tyt/tyt-figures.service.js'
import { hasReason, reasonsOn } from './attention-reasons.js'
import { readFichaFigures } from './read-ficha-figures.js'

const centre = z.object({
  id: z.int(),
  nombre: z.string(),
  codigo_regional: z.string().nullable(),
  regional: z.string().nullable(),
})
const readCentres = rowsOf(centre)
const CENTRES = 'SELECT id, nombre, codigo_regional, regional FROM centro WHERE confirmado = 1'

/** The rows of fichas without a centre, and of centres without a regional office. */
const NONE = { clave: 'ninguno', nombre: null }

type Centre = z.infer<typeof centre>
type Ficha = Awaited<ReturnType<typeof readFichaFigures>>[number]
type Group = Pick<ComparisonRow, 'clave' | 'nombre'>

/** What a ficha belongs to, for each way to compare. */
const GROUPS: Record<ComparisonKey, (ficha: Ficha, centre: Centre | undefined) => Group> = {
  centro: (_, centre) => (centre ? { clave: String(centre.id), nombre: centre.nombre } : NONE),
  regional: (_, centre) => {
    const clave = centre?.codigo_regional ?? centre?.regional
    return clave ? { clave, nombre: centre?.regional ?? clave } : NONE
  },
  programa: ({ id_programa, programa_formacion }) => ({ clave: String(id_programa), nombre: programa_formacion }),
  jefe: ({ documento_jefe, nombre_jefe_ficha }) => ({ clave: documento_jefe, nombre: nombre_jefe_ficha }),
}

/** Compares centres, regional offices, programs or heads. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readiness: TytFiguresService,
  ) {}

  /** Each figure of a ficha comes from the list that shows it. */
  async compare(actor: Actor, por: ComparisonKey): Promise<ComparisonAnswer> {
    const day = today()
    const [all, ready, owed, centres] = await Promise.all([
      readFichaFigures(this.dataSource, conditionsOf(actor, {}, day), day),
      this.readiness.byFicha(actor),
      owedByFicha(this.dataSource.manager, actor, day),
      readCentres(this.dataSource, CENTRES),
    ])
    const centreOf = new Map(centres.map((centre) => [centre.id, centre]))
    const compared = all
      .filter((ficha) => categoryOn(day, ficha) !== 'finalizadas')
      .map((ficha) => {
        const reasons = { motivos: reasonsOn(day, ficha) }
        const { total: tecnologos = 0, listos = 0 } = ready.get(ficha.nro_ficha) ?? {}
        return {
          group: GROUPS[por](ficha, centreOf.get(ficha.id_centro ?? 0)),
          fichas: 1,
          aprendices: ficha.aprendices,
          tecnologos,
          listos,
          por_evaluar: owed.get(ficha.nro_ficha) ?? 0,
          reporte_viejo: Number(hasReason(reasons, 'reporte_viejo')),
          atrasada: Number(hasReason(reasons, 'atrasada')),
        }
      })
    const groups = [...groupBy(compared, ({ group }) => group.clave).values()]
    return {
      ok: true,
      filas: groups.map((fichas) => ({ ...(fichas[0]?.group ?? NONE), ...sumOf(fichas) })).toSorted(byName),
      total: sumOf(compared),
    }
  }
}

const sumOf = (rows: ComparisonFigures[]): ComparisonFigures => {
  const sum = (name: keyof ComparisonFigures) => rows.reduce((total, row) => total + row[name], 0)
  return {
    fichas: sum('fichas'),
    aprendices: sum('aprendices'),
    tecnologos: sum('tecnologos'),
    listos: sum('listos'),
    por_evaluar: sum('por_evaluar'),
    reporte_viejo: sum('reporte_viejo'),
    atrasada: sum('atrasada'),
  }
}

const { compare } = new Intl.Collator('es', { numeric: true })

/** Sorts by name; fichas that belong to no group are last. */
const byName = (a: Group, b: Group) =>
  Number(a.nombre === null) - Number(b.nombre === null) ||
  compare(a.nombre ?? '', b.nombre ?? '') ||
  compare(a.clave, b.clave)
