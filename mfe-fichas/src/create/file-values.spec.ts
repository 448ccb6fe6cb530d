import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { contradicts, distinctVersion, hasNewProgram, lacksVersion, valuesOfFile } from './file-values'

const FILE = {
  ok: true as const,
  archivo: 'Reporte.xls',
  tipo: 'juicios' as const,
  codigo: '228118',
  total_resultados: 75,
  nro_ficha: 2_888_001,
  existe: false,
  programa: 'VIVEROS',
  programas: [7],
  version: '2',
  versiones: [],
  fecha_inicio: '2025-02-05',
  fecha_fin: null,
  estados: [],
  ocultas: null,
  en_otras_fichas: [],
}
const EMPTY = { nroFicha: '', idProgramaFormacion: '', fechaInicioLectiva: '', fechaFinFicha: '' }

test('valuesOfFile returns the form values that the file contains', () => {
  const values = { nroFicha: '2888001', idProgramaFormacion: '7', fechaInicioLectiva: '2025-02-05' }
  expect(valuesOfFile(FILE)).toEqual(values)
  expect(valuesOfFile({ ...FILE, fecha_fin: '2027-02-04' })).toEqual({ ...values, fechaFinFicha: '2027-02-04' })
  expect(valuesOfFile({ ...FILE, nro_ficha: null, programas: [], fecha_inicio: null })).toEqual({})
})

test('a name that several programs share selects no program, and contradicts none of them', () => {
  const file = { ...FILE, programas: [7, 8] }
  expect(valuesOfFile(file)).not.toHaveProperty('idProgramaFormacion')
  expect(contradicts('idProgramaFormacion', { ...EMPTY, idProgramaFormacion: '8' }, file)).toBe(false)
})

test('a field contradicts the file if both have different values', () => {
  const values = { nroFicha: '2777001', idProgramaFormacion: '3', fechaInicioLectiva: '2025-02-05', fechaFinFicha: 'x' }
  const fields = ['nroFicha', 'idProgramaFormacion', 'fechaInicioLectiva', 'fechaFinFicha'] as const
  expect(fields.filter((field) => contradicts(field, values, FILE))).toEqual(['nroFicha', 'idProgramaFormacion'])
  expect(fields.filter((field) => contradicts(field, EMPTY, FILE))).toEqual([])
  expect(contradicts('idProgramaFormacion', values, { ...FILE, programa: null, programas: [] })).toBe(false)
})

test('a program version is named if other versions exist, and counts as missing if it is not enabled', () => {
  const version = (number: string | null, estado: 'habilitado' | 'deshabilitado' = 'habilitado') => ({
    id: 7,
    version: number,
    nombre_programa: 'VIVEROS',
    estado,
  })
  const versionOf = (...versiones: ReturnType<typeof version>[]) => {
    const file = { ...FILE, versiones }
    return [distinctVersion(file), lacksVersion(file)]
  }
  expect(versionOf()).toEqual([null, false])
  expect(versionOf(version('2'))).toEqual([null, false])
  expect(versionOf(version('2'), version('1'))).toEqual(['2', false])
  expect(versionOf(version('1'))).toEqual(['2', true])
  expect(versionOf(version('2', 'deshabilitado'), version('1'))).toEqual(['2', true])
  expect(versionOf(version(null))).toEqual(['2', false])
})

test('a program that does not exist can be created from a judgments report, but not from a list of apprentices', () => {
  const versionRecord = (version: string) => ({
    id: 7,
    version,
    estado: 'deshabilitado' as const,
    nombre_programa: 'VIVEROS',
  })
  const isNew = (changes: Partial<FichaFileAnswer>) => hasNewProgram({ ...FILE, programas: [], ...changes })
  expect([{}, { versiones: [versionRecord('1')] }].map(isNew)).toEqual([true, true])
  const withoutNewProgram = [
    { programas: [7] },
    { tipo: 'aprendices' as const },
    { total_resultados: 0 },
    { versiones: [versionRecord('2')] },
  ]
  expect(withoutNewProgram.map(isNew)).toEqual([false, false, false, false])
})
