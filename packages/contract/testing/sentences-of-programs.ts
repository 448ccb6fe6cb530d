import {
  disableProgram,
  enableProgram,
  getProgram,
  listDisabledPrograms,
  listPrograms,
} from '../src/calls/programs.calls.ts'
import type { ScreenWay, SpecifiedSentence, Step } from './specified-sentence.ts'

const LIST = '/programs'
const CREATE = '/programs?crear'
const DISABLED = '/programs/disabled'
const PROGRAM = '/programas/1'
const NAME = 'Desarrollo de soluciones de software, versión 1'
const forbidden = { status: 403, code: 'forbidden' }
const internal = { status: 500, code: 'internal' }
const REACTIVATE = [{ press: `Reactivar el programa ${NAME}` }, { press: 'Reactivar programa' }]
const DISABLE = [{ press: `Deshabilitar el programa ${NAME}` }, { press: 'Deshabilitar programa' }]
const EDIT = { press: `Editar el programa ${NAME}` }
const SAVE = { submit: 'Guardar cambios' }
const SUBMIT = { submit: 'Crear programa' }
const FILLED: Step[] = [
  { upload: 'programa.xlsx' },
  { field: 'Nombre del programa', value: 'Cocina' },
  { field: 'Total de horas', value: '880' },
  { field: 'Nivel', value: 'tecnico' },
]

export const SENTENCES_OF_PROGRAMS: SpecifiedSentence<ScreenWay>[] = [
  {
    sentence: 'Error al cargar los programas',
    text: 'programs:list.error',
    way: { address: LIST, fails: { call: listPrograms, with: internal } },
  },
  {
    sentence: 'Error de conexión al servidor',
    text: 'kit:connection',
    when: 'no answer with data to show, and on the pages before the sign-in',
    way: { address: LIST, fails: { call: listPrograms, with: 'no answer' } },
  },
  {
    sentence: 'Error: Formato de datos inválido',
    text: 'kit:format',
    way: { address: LIST, fails: { call: listPrograms, with: 'unreadable answer' } },
  },
  {
    sentence: 'No hay programas disponibles',
    text: 'kit:noPrograms',
    way: {
      address: LIST,
      answers: [{ call: listPrograms, body: { ok: true, programs: [], can: { create: true, viewDisabled: true } } }],
    },
  },
  {
    sentence: 'Todos los campos son obligatorios, incluyendo el archivo Excel.',
    text: 'incomplete:all_fields_and_file',
    way: { address: CREATE, steps: [SUBMIT] },
  },
  {
    sentence: 'El programa se creó correctamente',
    text: 'programs:create.done',
    way: { address: CREATE, steps: [...FILLED, SUBMIT] },
  },
  {
    sentence: 'Todos los campos son obligatorios.',
    text: 'incomplete:all_fields',
    way: { address: LIST, steps: [EDIT, { field: 'Nombre del programa', value: '' }, SAVE] },
  },
  {
    sentence: 'El programa se editó correctamente.',
    text: 'programs:edit.done',
    way: { address: LIST, steps: [EDIT, SAVE] },
  },
  {
    sentence: 'Error al eliminar el programa ❌',
    text: 'programs:disable.failed',
    way: { address: LIST, steps: DISABLE, fails: { call: disableProgram, with: internal } },
  },
  {
    sentence: 'Ha ocurrido un error inesperado',
    text: 'errors:internal',
    when: 'the server failed at what a person does',
    way: { address: LIST, steps: DISABLE, fails: { call: disableProgram, with: internal } },
  },
  {
    sentence: 'se eliminó correctamente',
    text: 'programs:disable.done',
    way: { address: LIST, steps: DISABLE },
  },
  {
    sentence: 'Programa no encontrado.',
    text: 'programs:detail.notFound',
    way: { address: PROGRAM, fails: { call: getProgram, with: { status: 404, code: 'program_not_found' } } },
  },
  {
    sentence: 'Resultado adicional {{number}}',
    text: 'programs:detail.additional',
    way: { address: PROGRAM, steps: [{ press: 'Ver 1 resultado más de la competencia 71001' }] },
  },
  {
    sentence: 'Additional result {{number}}',
    text: 'programs:detail.additional',
    way: { address: PROGRAM, language: 'en', steps: [{ press: 'Show 1 more outcome of competency 71001' }] },
  },
  {
    sentence: 'No tienes permisos para ver programas deshabilitados',
    text: 'programs:disabled.listForbidden',
    way: { address: DISABLED, fails: { call: listDisabledPrograms, with: forbidden } },
  },
  {
    sentence: 'Error del servidor. Por favor, inténtalo de nuevo más tarde.',
    text: 'kit:serverError',
    way: { address: DISABLED, fails: { call: listDisabledPrograms, with: internal } },
  },
  {
    sentence: 'Error de conexión. Verifica tu conexión a internet.',
    text: 'kit:connectionOnDisabled',
    way: { address: DISABLED, fails: { call: listDisabledPrograms, with: 'no answer' } },
  },
  {
    sentence: 'No tienes permisos para reactivar programas',
    text: 'programs:disabled.forbidden',
    way: { address: DISABLED, steps: REACTIVATE, fails: { call: enableProgram, with: forbidden } },
  },
]
