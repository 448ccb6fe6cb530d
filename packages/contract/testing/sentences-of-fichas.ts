import {
  enableFicha,
  getApprentice,
  getFicha,
  listDisabledFichas,
  readFichaFile,
  updateFicha,
} from '../src/calls/fichas.calls.ts'
import { listPrograms } from '../src/calls/programs.calls.ts'
import { listUsers } from '../src/calls/users.calls.ts'
import type { ScreenWay, SpecifiedSentence } from './specified-sentence.ts'

const DISABLED = '/fichas/disabled'
const FICHA = '/fichas/visualizar/2990024/datos'
const APPRENTICE = '/fichas/visualizarEstudiantePage/1012345678'
const forbidden = { status: 403, code: 'forbidden' }
const internal = { status: 500, code: 'internal' }
const REACTIVATE = [{ press: 'Reactivar la ficha 2990024' }, { press: 'Reactivar ficha' }]
const SUBMIT_EMPTY = { address: '/fichas?crear', steps: [{ submit: 'Crear ficha' }] }
const NO_PROGRAMS = { ok: true, programs: [], can: { create: true, viewDisabled: true } }

export const SENTENCES_OF_FICHAS: SpecifiedSentence<ScreenWay>[] = [
  {
    sentence: 'No tienes permisos para ver fichas deshabilitadas',
    text: 'fichas:disabled.listForbidden',
    way: { address: DISABLED, fails: { call: listDisabledFichas, with: forbidden } },
  },
  {
    sentence: 'No hay fichas deshabilitadas',
    text: 'fichas:disabled.none',
    way: { address: DISABLED, fails: { call: listDisabledFichas, with: { status: 404, code: 'not_found' } } },
  },
  {
    sentence: 'Error del servidor. Por favor, inténtalo de nuevo más tarde.',
    text: 'kit:serverError',
    way: { address: DISABLED, fails: { call: listDisabledFichas, with: internal } },
  },
  {
    sentence: 'Error del servidor. Por favor, inténtalo de nuevo más tarde.',
    text: 'kit:serverError',
    way: { address: DISABLED, fails: { call: listDisabledFichas, with: { status: 503, code: 'unavailable' } } },
  },
  {
    sentence: 'Error de conexión. Verifica tu conexión a internet.',
    text: 'kit:connectionOnDisabled',
    when: 'no answer to a list of disabled records',
    way: { address: DISABLED, fails: { call: listDisabledFichas, with: 'no answer' } },
  },
  {
    sentence: 'No tienes permisos para reactivar fichas',
    text: 'fichas:disabled.forbidden',
    way: { address: DISABLED, steps: REACTIVATE, fails: { call: enableFicha, with: forbidden } },
  },
  {
    sentence: 'Error de conexión. Intenta nuevamente.',
    text: 'kit:connectionOnAction',
    when: 'no answer to what a person does in the system',
    way: { address: DISABLED, steps: REACTIVATE, fails: { call: enableFicha, with: 'no answer' } },
  },
  {
    sentence: 'No hay programas disponibles',
    text: 'kit:noPrograms',
    way: { address: '/fichas', answers: [{ call: listPrograms, body: NO_PROGRAMS }] },
  },
  { sentence: 'Error al crear la ficha.', text: 'fichas:create.failed', way: SUBMIT_EMPTY },
  { sentence: 'Debe seleccionar un instructor', text: 'field:select_instructor', way: SUBMIT_EMPTY },
  { sentence: 'Debe seleccionar un programa de formación', text: 'field:select_program', way: SUBMIT_EMPTY },
  { sentence: 'Por favor, selecciona un archivo Excel', text: 'field:file_required', way: SUBMIT_EMPTY },
  {
    sentence: 'Error al cargar usuarios o programas.',
    text: 'fichas:form.loadError',
    way: { address: '/fichas?crear', fails: { call: listUsers, with: internal } },
  },
  {
    sentence: 'Ocurrió un error al actualizar la ficha',
    text: 'fichas:edit.failed',
    way: {
      address: '/fichas',
      steps: [{ press: 'Editar la ficha 2990024' }, { submit: 'Guardar cambios' }],
      fails: { call: updateFicha, with: internal },
    },
  },
  {
    sentence: 'No se encontró información de la ficha',
    text: 'fichas:notFound.ficha',
    way: { address: FICHA, fails: { call: getFicha, with: { status: 404, code: 'ficha_not_found' } } },
  },
  {
    sentence: 'Por favor, selecciona un archivo Excel',
    text: 'kit:file.wrongType',
    when: 'the chosen file is not a spreadsheet; reading starts with the choice, so no button can send a form without a file',
    way: { address: '/fichas/cargar', steps: [{ upload: 'reporte.pdf' }] },
  },
  {
    sentence:
      'Error al cargar los juicios evaluativos. Por favor, verifica el formato del archivo e inténtalo de nuevo.',
    text: 'fichas:evaluations.fileRefused',
    when: 'the API refuses the file itself; the specification has no sentence for other failures',
    way: {
      address: '/fichas/cargar',
      steps: [{ upload: 'juicios.xls' }],
      fails: { call: readFichaFile, with: { status: 415, code: 'not_a_spreadsheet' } },
    },
  },
  {
    sentence: 'No se pudieron cargar los datos del aprendiz',
    text: 'fichas:apprentice.error',
    way: { address: APPRENTICE, fails: { call: getApprentice, with: internal } },
  },
  {
    sentence: 'No se proporcionó un ID de aprendiz',
    text: 'fichas:apprentice.noId',
    when: 'the address has no document',
    way: { address: '/fichas/visualizarEstudiantePage' },
  },
  {
    sentence: 'Pendiente',
    text: 'fichas:judgment.pending',
    when: 'the API answers “pendiente”; the badge starts with a capital letter',
    way: { address: APPRENTICE },
  },
  { sentence: 'Por asignar', text: 'fichas:judgment.unassigned', way: { address: APPRENTICE } },
  { sentence: 'Pendiente de evaluación', text: 'fichas:judgment.observation.pending', way: { address: APPRENTICE } },
  { sentence: 'Evaluación completada', text: 'fichas:judgment.observation.completed', way: { address: APPRENTICE } },
  {
    sentence: 'Evaluation completed',
    text: 'fichas:judgment.observation.completed',
    way: { address: APPRENTICE, language: 'en' },
  },
  {
    sentence: '{{approved}} de {{total}} resultados',
    text: 'kit:readiness.of',
    when: 'the specification quotes it in English, as “approved of total results”',
    way: { address: APPRENTICE },
  },
  {
    sentence: 'Showing {{from}}-{{to}} of {{total}}',
    text: 'kit:pages.range',
    way: { address: '/fichas?mias=false', language: 'en' },
  },
]
