import type { Actor } from '../access/current-user.decorator.js'
import { buildFicha, buildReport, buildUser } from '../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
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
  const build = (nro_ficha: number, given: Parameters<typeof buildFicha>[1]) =>
    buildFicha(dataSource, {
      nro_ficha,
      id_jefe: other.id,
      fecha_fin_lectiva: TODAY,
      fecha_fin_ficha: TODAY,
      ...given,
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

async function found(filters: Filters) {
  const { where, given } = conditionsOf(actor, filters, TODAY)
  const sql = `SELECT nro_ficha FROM ficha WHERE ${where} ORDER BY nro_ficha`
  const rows: { nro_ficha: number }[] = await database.dataSource.query(sql, given)
  return rows.map(({ nro_ficha }) => nro_ficha)
}

it.each<[Filters, number[]]>([
  [{}, [11, 12, 21, 112]],
  [{ jornada: 'nocturna' }, [11]],
  [{ oferta: 'abierta' }, [12]],
  [{ etapa: 'lectiva' }, [21]],
  [{ categoria: 'en_proceso' }, [11, 12]],
  [{ categoria: 'en_practicas' }, [21]],
  [{ categoria: 'finalizadas' }, [112]],
  [{ jefe: '7001' }, [11]],
  [{ jefe: '7003' }, []],
  [{ mias: true }, [11]],
  [{ mias: false }, [11, 12, 21, 112]],
  [{ nros: [12, 13, 112] }, [12, 112]],
  // A report of thirty days ago is no old one. Of fichas that have ended none is awaited.
  [{ reporte: 'atrasado' }, [11, 21]],
  [{ reporte: 'con_rechazos' }, [12]],
  [{ q: '11' }, [11, 112]],
  [{ q: '12' }, [12]],
  [{ q: '0' }, []],
  [{ q: '1234567890' }, []],
  [{ q: 'LUISA' }, [11, 12, 21, 112]],
  [{ q: 'vel lui' }, [11]],
  [{ q: 'vélez 11' }, []],
  [{ q: 'luisa', jornada: 'diurna', reporte: 'atrasado' }, [21]],
])('%j finds %j', async (filters, numbers) => {
  expect(await found(filters)).toEqual(numbers)
})

it('of a program finds its fichas', async () => {
  const { id_programa_formacion: programId } = await buildFicha(database.dataSource, {
    nro_ficha: 31,
    id_jefe: other.id,
  })
  expect(await found({ programId })).toEqual([31])
})
