import {
  approveUser,
  createUser,
  disableUser,
  enableUser,
  getUser,
  listDisabledUsers,
  listPendingUsers,
  rejectUser,
} from '../src/calls/users.calls.ts'
import type { ScreenWay, SpecifiedSentence, Step } from './specified-sentence.ts'

const LIST = '/instructors'
const CREATE = '/instructors?crear'
const DISABLED = '/instructors/disabled'
const REQUESTS = '/instructors/solicitudes'
const NAME = 'María José Gaviria Moreno'
const internal = { status: 500, code: 'internal' }
const REACTIVATE = [{ press: `Reactivar a ${NAME}` }, { press: 'Reactivar instructor' }]
const DISABLE = [{ press: `Deshabilitar a ${NAME}` }, { press: 'Deshabilitar instructor' }]
const EDIT = { press: `Editar a ${NAME}` }
const SAVE = { submit: 'Guardar cambios' }
const SUBMIT = { submit: 'Crear instructor' }
const APPROVE = [
  { press: 'Seleccionar todas' },
  { press: 'Aprobar las seleccionadas' },
  { press: 'Aprobar las seleccionadas' },
]
const REJECT = [{ press: `Rechazar la solicitud de ${NAME}` }, { press: 'Rechazar solicitud' }]
const FILLED: Step[] = [
  { field: 'Tipo de documento', value: 'CC' },
  { field: 'Número de documento', value: '1012345678' },
  { field: 'Nombres', value: 'Luz' },
  { field: 'Apellidos', value: 'Soto' },
  { field: 'Correo institucional', value: 'luz@fichero.example' },
  { field: 'Contraseña', value: 'una larga y rara' },
  { field: 'Rol', value: 'user' },
  { field: 'Tipo', value: 'tecnico' },
  { field: 'Inicio del contrato', value: '01/02/2026' },
  { field: 'Fin del contrato', value: '15/12/2027' },
]

export const SENTENCES_OF_INSTRUCTORS: SpecifiedSentence<ScreenWay>[] = [
  {
    sentence: 'Por favor, complete todos los campos obligatorios',
    text: 'incomplete:required_fields',
    way: { address: CREATE, steps: [SUBMIT] },
  },
  {
    sentence: 'El correo ingresado no es válido',
    text: 'field:email_invalid',
    way: { address: CREATE, steps: [{ field: 'Correo institucional', value: 'luz' }, SUBMIT] },
  },
  {
    sentence: 'La contraseña debe tener al menos 6 caracteres',
    text: 'field:password_short',
    way: { address: CREATE, steps: [{ field: 'Contraseña', value: 'corta' }, SUBMIT] },
  },
  {
    sentence: 'Ocurrió un error al crear el instructor',
    text: 'instructors:create.failed',
    way: { address: CREATE, steps: [...FILLED, SUBMIT], fails: { call: createUser, with: internal } },
  },
  {
    sentence: 'Se creó el instructor correctamente',
    text: 'instructors:create.done',
    way: { address: CREATE, steps: [...FILLED, SUBMIT] },
  },
  {
    sentence: 'Todos los campos son obligatorios.',
    text: 'incomplete:all_fields',
    way: { address: LIST, steps: [EDIT, { field: 'Nombres', value: '' }, SAVE] },
  },
  {
    sentence: 'Por favor ingrese un correo electrónico válido.',
    text: 'field:instructor_email_invalid',
    way: { address: LIST, steps: [EDIT, { field: 'Correo institucional', value: 'luz' }, SAVE] },
  },
  {
    sentence: 'Las fechas de contrato son obligatorias para instructores contratistas.',
    text: 'field:instructor_contract_dates_required',
    way: {
      address: LIST,
      steps: [
        EDIT,
        { field: 'Inicio del contrato', value: '' },
        { field: 'Tipo', value: 'contratista' },
        { field: 'Fin del contrato', value: '' },
        SAVE,
      ],
    },
  },
  {
    sentence: 'La fecha de fin del contrato debe ser posterior a la fecha de inicio.',
    text: 'field:contract_end_before_start',
    way: { address: LIST, steps: [EDIT, { field: 'Fin del contrato', value: '01/02/2026' }, SAVE] },
  },
  {
    sentence: 'Ocurrió un error al deshabilitar el instructor',
    text: 'instructors:disable.failed',
    way: { address: LIST, steps: DISABLE, fails: { call: disableUser, with: internal } },
  },
  {
    sentence: 'No se encontró el usuario',
    text: 'instructors:view.notFound',
    way: { address: '/instructors?ver=2', fails: { call: getUser, with: { status: 404, code: 'user_not_found' } } },
  },
  {
    sentence: 'Error al cargar el usuario',
    text: 'instructors:view.error',
    way: { address: '/instructors?ver=2', fails: { call: getUser, with: internal } },
  },
  {
    sentence: 'No se encontró identificador del instructor.',
    text: 'instructors:view.noId',
    way: { address: '/instructors?ver=' },
  },
  {
    sentence: 'Error al cargar los instructores deshabilitados. Por favor, inténtalo de nuevo.',
    text: 'instructors:disabled.listFailed',
    way: { address: DISABLED, fails: { call: listDisabledUsers, with: internal } },
  },
  {
    sentence: 'Error al reactivar el instructor.',
    text: 'instructors:disabled.failed',
    way: { address: DISABLED, steps: REACTIVATE, fails: { call: enableUser, with: internal } },
  },
  {
    sentence: 'Instructor reactivado exitosamente.',
    text: 'instructors:disabled.done',
    way: { address: DISABLED, steps: REACTIVATE, answers: [{ call: enableUser, body: { ok: true, msg: '' } }] },
  },
  {
    sentence: 'No hay solicitudes pendientes',
    text: 'instructors:requests.none',
    way: { address: REQUESTS, answers: [{ call: listPendingUsers, body: { ok: true, users: [] } }] },
  },
  {
    sentence: '¿Estás seguro de rechazar esta solicitud?',
    text: 'instructors:requests.rejectAsk',
    way: { address: REQUESTS, steps: REJECT.slice(0, 1) },
  },
  {
    sentence: '✗ Error rechazando usuario',
    text: 'instructors:requests.refused.reject',
    when: 'a failure of approvals has a cross',
    way: { address: REQUESTS, steps: REJECT, fails: { call: rejectUser, with: internal } },
  },
  {
    sentence: '✗ Error aprobando usuario',
    text: 'instructors:requests.refused.approve',
    way: { address: REQUESTS, steps: APPROVE, fails: { call: approveUser, with: internal } },
  },
  {
    sentence: `✓ Se rechazó la solicitud de {{name}}`,
    text: 'instructors:requests.rejected',
    when: 'a success of approvals has a check mark',
    way: { address: REQUESTS, steps: REJECT, answers: [{ call: rejectUser, body: { ok: true, msg: '' } }] },
  },
  {
    sentence: '✓ Se aprobó',
    text: 'instructors:several.done.approve_one',
    way: {
      address: REQUESTS,
      steps: APPROVE,
      answers: [{ call: approveUser, body: { ok: true, msg: '', enlace: null } }],
    },
  },
]
