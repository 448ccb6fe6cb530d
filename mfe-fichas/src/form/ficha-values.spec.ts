import { FICHA } from '../../testing/ficha'
import { requestData, valuesOf } from './ficha-values'

const VALUES = {
  idJefeFicha: '80101707',
  idProgramaFormacion: '4',
  jornada: 'mixta',
  oferta: 'abierta',
  etapa: '',
  fechaInicioLectiva: '2026-01-25',
  fechaFinLectiva: '2027-07-25',
  fechaFinFicha: '2028-01-25',
}
const { etapa: _, ...DATA } = VALUES

test('the form starts with the values of the ficha, and a stage only if it was set by hand', () => {
  expect(valuesOf(FICHA)).toEqual({ ...VALUES, idCentro: '' })
  expect(valuesOf({ ...FICHA, etapa_a_mano: true })).toEqual({ ...VALUES, etapa: 'lectiva', idCentro: '' })
})

test.each([
  ['is left out if it follows the dates', false, '', {}],
  ['is the one that the user sets', false, 'lectiva', { etapa: 'lectiva' }],
  ['is the one that was set before', true, 'lectiva', { etapa: 'lectiva' }],
  ['is null if the user resets it to the dates', true, '', { etapa: null }],
] as const)('in the request, the stage %s', (_, etapa_a_mano, etapa, sent) => {
  expect(requestData({ ...valuesOf(FICHA), etapa }, { ...FICHA, etapa_a_mano })).toEqual({ ...DATA, ...sent })
})
