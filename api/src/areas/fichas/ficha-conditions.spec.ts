import { buildFicha, buildReport, buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { conditionsOf } from './ficha-conditions.js'

type Filters = Parameters<typeof conditionsOf>[1]

const TODAY = '2026-06-30'

let database: ConnectedDatabase
let actor: Actor
let other: { id: number }
beforeAll(async () => {
  database = await connectedDatabase()
  const { dataSource } = database
  actor = await buildUser(dataSource, { nombre: 'Luisa', apellido: 'Vélez', nro_documento: '7001' })
  other = await buildUser(dataSource, { nombre: 'Ana Luisa', apellido: 'Giraldo', nro_documento: '7002' })
  const build = (nro_ficha: number, overrides: Parameters<typeof buildFicha>[1]) =>
    buildFicha(dataSource, {
      nro_ficha,
      id_jefe: other.id,
      fecha_fin_lectiva: TODAY,
      fecha_fin_ficha: TODAY,
      ...overrides,
    })
  const { id_programa_formacion } = await build(11, { jornada: 'nocturna', id_jefe: actor.id })
  await build(12, { oferta: 'abierta', id_programa_formacion })
  await build(21, { etapa: 'lectiva', fecha_fin_lectiva: '2026-06-29' })
  await build(112, { fecha_fin_lectiva: '2026-06-28', fecha_fin_ficha: '2026-06-29' })
  await build(13, { estado: 'deshabilitado', id_jefe: actor.id })
  await buildReport(dataSource, { nro_ficha: 11, fecha_reporte: '2026-05-30', resumen: { rechazados: 0 } })
  await buildReport(dataSource, { nro_ficha: 12, fecha_reporte: '2026-05-31', resumen: { rechazados: 1 } })
  await buildReport(dataSource, { nro_ficha: 112, fecha_reporte: '2026-05-01', resumen: { rechazados: 1 } })
})
afterAll(() => database.drop())

/** Returns the numbers of the fichas that the filters find. */
async function found(filters: Filters) {
  const { where, parameters } = conditionsOf(actor, filters, TODAY)
  const sql = `SELECT nro_ficha FROM ficha WHERE ${where} ORDER BY nro_ficha`
  const rows: { nro_ficha: number }[] = await database.dataSource.query(sql, parameters)
  return rows.map(({ nro_ficha }) => nro_ficha)
}

it.each<[string, Filters, number[]]>([
  ['without a filter, all fichas are found', {}, [11, 12, 21, 112]],
  ['a filter by jornada finds its fichas', { jornada: 'nocturna' }, [11]],
  ['a filter by oferta finds its fichas', { oferta: 'abierta' }, [12]],
  ['the etapa lectiva finds its fichas', { etapa: 'lectiva' }, [11, 12]],
  ['the etapa productiva finds its fichas', { etapa: 'productiva' }, [21, 112]],
  ['the category "en proceso" finds its fichas', { categoria: 'en_proceso' }, [11, 12]],
  ['the category "en prácticas" finds its fichas', { categoria: 'en_practicas' }, [21]],
  ['the category "finalizadas" finds its fichas', { categoria: 'finalizadas' }, [112]],
  ['a filter by jefe de ficha finds the fichas of that person', { jefe: '7001' }, [11]],
  ['a filter by a jefe without fichas finds nothing', { jefe: '7003' }, []],
  ['a filter by own fichas finds the fichas of the user', { mias: true }, [11]],
  ['the filter "own fichas", set to false, finds all fichas', { mias: false }, [11, 12, 21, 112]],
  ['a list of numbers finds the fichas that exist and are visible', { nros: [12, 13, 112] }, [12, 112]],
  // A report of thirty days ago is not overdue, and a finished ficha needs no report.
  ['the filter "overdue report" finds the fichas without a recent report', { reporte: 'atrasado' }, [11, 21]],
  [
    'the filter "rejected rows" finds the fichas whose last report had rejected rows',
    { reporte: 'con_rechazos' },
    [12],
  ],
  ['a search for 11 finds the numbers that begin with 11', { q: '11' }, [11, 112]],
  ['a search for 12 finds only number 12', { q: '12' }, [12]],
  ['a search for 0 finds nothing, because no number begins with 0', { q: '0' }, []],
  ['a search for a longer number finds nothing', { q: '1234567890' }, []],
  ['a search for a name ignores case', { q: 'LUISA' }, [11, 12, 21, 112]],
  ['a search for parts of the name of the jefe finds the ficha', { q: 'vel lui' }, [11]],
  ['a search for a name and a number together finds nothing', { q: 'vélez 11' }, []],
  [
    'a search and two filters find the fichas that match all of them',
    { q: 'luisa', jornada: 'diurna', reporte: 'atrasado' },
    [21],
  ],
])('%s', async (_, filters, numbers) => {
  expect(await found(filters)).toEqual(numbers)
})

it('a filter by program finds its fichas', async () => {
  const { id_programa_formacion: programId } = await buildFicha(database.dataSource, {
    nro_ficha: 31,
    id_jefe: other.id,
  })
  expect(await found({ programId })).toEqual([31])
})
