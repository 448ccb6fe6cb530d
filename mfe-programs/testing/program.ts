import type { ListedProgram } from '@fichero/contract/programs.schema'

/** A program as administrators see it, for examples. */
export const PROGRAM: ListedProgram = {
  id: 1,
  codigo: '901101',
  version: '1',
  nombre_programa: 'Desarrollo de soluciones de software',
  total_horas: 3984,
  nivel: 'tecnologo',
  estado: 'habilitado',
  total_competencias: 2,
  total_resultados: 75,
  revision: 1,
  fichas: 5,
  can: { edit: true, disable: true, enable: false },
}
