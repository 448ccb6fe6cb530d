import type { DocsOf } from './call-docs.ts'
import type * as calls from './users.calls.ts'

const PERSON = {
  tipo_documento: 'CC',
  nro_documento: '52000111',
  nombre: 'Ana María',
  apellido: 'Gómez',
  correo_institucional: 'ana.gomez@fichero.example',
  rol: 'user',
  tipo: 'contratista',
  fecha_inicio_contrato: '2026-02-02',
  fecha_fin_contrato: '2027-12-15',
} as const

export const DOCS = {
  createUser: {
    area: 'Instructors',
    summary: 'Create an instructor',
    description: 'Creates an enabled user with a password that you hand over. All ten fields are needed.',
    errors: ['user_exists'],
    example: { body: { ...PERSON, contrasena: 'una clave larga' } },
  },
  listUsers: {
    area: 'Instructors',
    summary: 'List the enabled users',
    description: 'By surname. Mail and contract are in `GET /api/users/{id}`.',
  },
  getUser: {
    area: 'Instructors',
    summary: 'A user with the fichas that they head',
    description: 'The days of the contract are null for who may not edit the user.',
    errors: ['user_not_found'],
    example: { params: { id: 1 } },
  },
  updateUser: {
    area: 'Instructors',
    summary: 'Change a user, or oneself',
    description:
      'Changes names, mail, document type, password and, for administrators, role, type and contract. Instructors may change themselves. A password that is left out or empty stays. For a new password or mail of one’s own, more than 15 minutes after the sign-in, `contrasenaActual` is needed.',
    errors: ['user_not_found', 'user_exists', 'forbidden', 'last_admin', 'session_ended', 'too_many_tries'],
    example: { params: { nro_documento: '52000111' }, body: { ...PERSON, nombre: 'Ana' } },
  },
  countGivenJudgments: {
    area: 'Instructors',
    summary: 'Judgments that a person gave, by month',
    description: 'The last twelve months, oldest first, by the day that the reports say.',
    errors: ['user_not_found'],
    example: { params: { id: 1 } },
  },
  exportUsers: {
    area: 'Instructors',
    summary: 'Some users as a workbook',
    description: 'Enabled users by their ids. Others are left out.',
    example: { query: { lang: 'es' }, body: { ids: [1] } },
  },
  loadUsers: {
    area: 'Instructors',
    summary: 'Create the people of a spreadsheet',
    description:
      'Creates who is not there yet; nobody is changed. Each gets a link to set a password, by mail or, where it cannot be mailed, in this answer and nowhere else. `simular` answers what would happen and saves nothing.',
    errors: ['rows_rejected', 'too_many_people', 'user_exists'],
    example: { file: 'personas' },
  },
  exportRejectedUsers: {
    area: 'Instructors',
    summary: 'The rows of such a spreadsheet that cannot be loaded',
    description: 'The refused rows with their reasons as a workbook. Nothing is saved.',
    errors: ['too_many_people'],
    example: { query: { lang: 'es' }, file: 'personas' },
  },
  countHeadedFichas: {
    area: 'Instructors',
    summary: 'How many fichas each person heads',
    description: 'Before somebody is disabled: who heads none is left out.',
  },
  listEndingContracts: {
    area: 'Instructors',
    summary: 'Contracts that end soon',
    description: 'Enabled people of any type whose contract ends within 60 days or has ended, the earliest first.',
  },
  disableUser: {
    area: 'Instructors',
    summary: 'Disable a user',
    description:
      'Ends their sessions. `idJefeFicha` is who heads their enabled fichas from then on; without it, or without a body, the fichas keep their head. A second call changes nothing.',
    errors: ['user_not_found', 'last_admin', 'forbidden'],
    example: { params: { id: 2 }, body: { idJefeFicha: '1000000001' } },
  },
  listDisabledUsers: {
    area: 'Instructors',
    summary: 'List the disabled users',
    description: 'By surname. May be empty.',
  },
  enableUser: {
    area: 'Instructors',
    summary: 'Enable a user again',
    description: 'They can sign in again, with their old password. A second call changes nothing.',
    errors: ['user_not_found', 'already_decided'],
    example: { params: { id: 2 } },
  },
  makeAccessLink: {
    area: 'Instructors',
    summary: 'Make a link to set a password',
    description:
      'For an enabled user who has none that works, or who lost it. All older links end. It is mailed where the installation sends mail, and otherwise in `enlace`, to be handed over. The body may be left out.',
    errors: ['user_not_found', 'user_disabled', 'access_link_for_oneself', 'too_many_tries', 'already_decided'],
    example: { params: { nro_documento: '52000111' } },
  },
  countUsers: {
    area: 'Instructors',
    summary: 'Count the users',
    description: 'In total and by state. The total includes access requests.',
  },
  listAllUsers: {
    area: 'Instructors',
    summary: 'List users in any state',
    description: 'Page by page, by surname; with `estado` those in one state.',
    example: { query: { page: 1, limit: 10, estado: 'habilitado' } },
  },
  listPendingUsers: {
    area: 'Access requests',
    summary: 'List the requests that wait',
    description: 'Oldest first. `parecidos` are people who may be the same one.',
  },
  approveUser: {
    area: 'Access requests',
    summary: 'Approve a request',
    description:
      'The person becomes an enabled user and gets a link to set a password: by mail, or in `enlace` for the administrator to hand over. It works once, for 72 hours.',
    errors: ['user_not_found', 'already_decided', 'user_exists'],
    example: { params: { nro_documento: '52000777' } },
  },
  rejectUser: {
    area: 'Access requests',
    summary: 'Reject a request',
    description: 'Removes the request. The person may ask again.',
    errors: ['user_not_found', 'already_decided'],
    example: { params: { nro_documento: '52000888' } },
  },
} as const satisfies DocsOf<typeof calls>
