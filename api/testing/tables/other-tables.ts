import type { Random } from '../../src/operations/demo/random.js'
import { DESIGN, DESIGN_PROGRAM } from './judgment-layouts.js'
import { makePerson } from './people.js'
import { type Column, cell, newTable, rowOf, type Table, type TableCell, type Written } from './table.js'

const DESIGN_COLUMNS: Column[] = [
  { field: 'competencia', heading: 'Competencia' },
  { field: 'resultado', heading: 'Resultado de Aprendizaje' },
]

/** Makes a program's design: two columns, sometimes with the program above. */
export function programDesign(random: Random): Table {
  const rows = DESIGN.flatMap(([competency, outcomes]) =>
    outcomes
      .filter(() => random.next() < 0.8)
      .map(([written, stored]) => rowOf({ competencia: cell(competency), resultado: cell(written, stored) })),
  )
  if (rows.length === 0) return programDesign(random)
  const above: Written[][] =
    random.next() < 0.5
      ? []
      : [
          ['Código:', random.of([DESIGN_PROGRAM.codigo, Number(DESIGN_PROGRAM.codigo)])],
          ['Versión:', Number(DESIGN_PROGRAM.version)],
        ]
  for (const row of rows) row.also = above.length > 0 ? { ...DESIGN_PROGRAM } : { codigo: null, version: null }
  return newTable(DESIGN_COLUMNS, rows, above)
}

const USER_COLUMNS: Column[] = [
  { field: 'tipo_documento', heading: 'Tipo de Documento' },
  { field: 'nro_documento', heading: 'Número de Documento' },
  { field: 'nombre', heading: 'Nombre' },
  { field: 'apellido', heading: 'Apellidos' },
  { field: 'correo_institucional', heading: 'Correo Institucional' },
  { field: 'tipo', heading: 'Tipo de Instructor' },
  { field: 'fecha_inicio_contrato', heading: 'Inicio del Contrato' },
  { field: 'fecha_fin_contrato', heading: 'Fin del Contrato' },
  { field: 'rol', heading: 'Rol' },
]

/** Makes a workbook of new users. */
export function peopleWorkbook(random: Random): Table {
  const rows = Array.from({ length: random.between(1, 4) }, (_, index) => {
    const { nombre, apellido, nro_documento } = makePerson(random, index)
    const isContratista = random.next() < 0.6
    const role = random.of([null, null, 'usuario', 'Administrador'])
    return rowOf({
      tipo_documento: cell(random.of(['CC', 'CE', 'TI'])),
      nro_documento: cell(String(nro_documento.written).replace('AB', '55')),
      nombre,
      apellido,
      correo_institucional: cell(`instructor${index}@fichero.example`),
      tipo: isContratista ? cell('Contratista', 'contratista') : cell('Planta', 'planta'),
      fecha_inicio_contrato: isContratista ? dayCell(random, '2026-01') : cell(null),
      fecha_fin_contrato: isContratista ? dayCell(random, random.of(['2026-11', '2026-12'])) : cell(null),
      rol: cell(role, role === 'Administrador' ? 'admin' : 'user'),
    })
  })
  return newTable(USER_COLUMNS, rows)
}

function dayCell(random: Random, month: string): TableCell {
  const day = `${month}-${String(random.between(1, 28)).padStart(2, '0')}`
  return { written: { moment: `${day} 00:00:00`, dayOnly: true }, expectedValue: day, rule: 'stored' }
}
