import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { bringsProgram, contradicts, lacksVersion, toldBy, toldVersion } from './file-says'

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
  en_otras_fichas: [],
}
const EMPTY = { nroFicha: '', idProgramaFormacion: '', fechaInicioLectiva: '', fechaFinFicha: '' }

test('gives what the file says', () => {
  const told = { nroFicha: '2888001', idProgramaFormacion: '7', fechaInicioLectiva: '2025-02-05' }
  expect(toldBy(FILE)).toEqual(told)
})

test('a name of several programs fills none of them, and contradicts none', () => {
  const file = { ...FILE, programas: [7, 8] }
  expect(toldBy(file)).not.toHaveProperty('idProgramaFormacion')
  expect(contradicts('idProgramaFormacion', { ...EMPTY, idProgramaFormacion: '8' }, file)).toBe(false)
})

test('a field contradicts the file where both say something else', () => {
  const values = { nroFicha: '2777001', idProgramaFormacion: '3', fechaInicioLectiva: '2025-02-05', fechaFinFicha: 'x' }
  const fields = ['nroFicha', 'idProgramaFormacion', 'fechaInicioLectiva', 'fechaFinFicha'] as const
  expect(fields.filter((field) => contradicts(field, values, FILE))).toEqual(['nroFicha', 'idProgramaFormacion'])
  expect(fields.filter((field) => contradicts(field, EMPTY, FILE))).toEqual([])
  expect(contradicts('idProgramaFormacion', values, { ...FILE, programa: null, programas: [] })).toBe(false)
})

test('the version of the file is told where there are others, and lacks where none can be chosen', () => {
  const version = (number: string | null, estado: 'habilitado' | 'deshabilitado' = 'habilitado') => ({
    id: 7,
    version: number,
    nombre_programa: 'VIVEROS',
    estado,
  })
  const told = (...versiones: ReturnType<typeof version>[]) => {
    const file = { ...FILE, versiones }
    return [toldVersion(file), lacksVersion(file)]
  }
  expect(told()).toEqual([null, false])
  expect(told(version('2'))).toEqual([null, false])
  expect(told(version('2'), version('1'))).toEqual(['2', false])
  expect(told(version('1'))).toEqual(['2', true])
  expect(told(version('2', 'deshabilitado'), version('1'))).toEqual(['2', true])
  expect(told(version(null))).toEqual(['2', false])
})

test('a report brings a program that is not here, and a list brings none', () => {
  const of = (version: string) => ({ id: 7, version, estado: 'deshabilitado' as const, nombre_programa: 'VIVEROS' })
  const brings = (changes: Partial<FichaFileAnswer>) => bringsProgram({ ...FILE, programas: [], ...changes })
  expect([{}, { versiones: [of('1')] }].map(brings)).toEqual([true, true])
  const not = [{ programas: [7] }, { tipo: 'aprendices' as const }, { total_resultados: 0 }, { versiones: [of('2')] }]
  expect(not.map(brings)).toEqual([false, false, false, false])
})
