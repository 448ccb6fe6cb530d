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
    description:
      'Creates an enabled user with a password that you hand over. All ten fields are required. Coordinators select the centres among their own, and create no administrators.',
    errors: ['user_exists', 'forbidden'],
    example: { body: { ...PERSON, contrasena: 'una clave larga' } },
  },
  listUsers: {
    area: 'Instructors',
    summary: 'List the enabled users',
    description:
      'By surname: the people of the caller’s centres, and the administrators, who belong to all centres. `GET /api/users/{id}` returns mail and contract.',
  },
  getUser: {
    area: 'Instructors',
    summary: 'Get a user with the fichas that they head',
    description: 'The contract days are null for callers who may not edit the user.',
    errors: ['user_not_found'],
    example: { params: { id: 1 } },
  },
  updateUser: {
    area: 'Instructors',
    summary: 'Change a user, or the caller’s own account',
    description:
      'Changes names, mail, document type, password, the weekly summary and, for administrators, role, type and contract. Instructors may change their own account. An omitted or empty `contrasena` leaves the password unchanged. `contrasenaActual` is required to change the caller’s own password or mail if the sign-in was more than 15 minutes ago.',
    errors: [
      'user_not_found',
      'user_exists',
      'forbidden',
      'last_admin',
      'session_ended',
      'sign_in_again',
      'too_many_tries',
    ],
    example: { params: { nro_documento: '52000111' }, body: { ...PERSON, nombre: 'Ana' } },
  },
  countGivenJudgments: {
    area: 'Instructors',
    summary: 'Count the judgments that a person gave, by month',
    description: 'The last twelve months, oldest first, by the day of the judgment in the reports.',
    errors: ['user_not_found'],
    example: { params: { id: 1 } },
  },
  exportUsers: {
    area: 'Instructors',
    summary: 'Export some users as a workbook',
    description: 'Enabled users by id. Other ids are ignored.',
    example: { query: { lang: 'es' }, body: { ids: [1] } },
  },
  loadUsers: {
    area: 'Instructors',
    summary: 'Create users from a spreadsheet',
    description:
      'Creates the users who do not exist yet; existing users do not change. Each new user gets a link to set a password, by mail or, if it cannot be mailed, only in this answer. `simular` returns what would happen and saves nothing.',
    errors: ['rows_rejected', 'too_many_people', 'user_exists'],
    example: { file: 'personas' },
  },
  exportRejectedUsers: {
    area: 'Instructors',
    summary: 'Export the rejected rows of a spreadsheet of users',
    description: 'The rows that cannot be imported, with the reasons, as a workbook. Nothing is saved.',
    errors: ['too_many_people'],
    example: { query: { lang: 'es' }, file: 'personas' },
  },
  countHeadedFichas: {
    area: 'Instructors',
    summary: 'Count the fichas that each person heads',
    description: 'Used before users are disabled. People who head no ficha are omitted.',
  },
  listEndingContracts: {
    area: 'Instructors',
    summary: 'List contracts that end soon',
    description:
      'Enabled people of any type whose contract ends within 60 days or has ended, earliest end first. `limite_contrato` shows who has no access because of the contract, and until when a person keeps access nevertheless.',
  },
  extendContracts: {
    area: 'Instructors',
    summary: 'Extend the contracts of several people',
    description:
      'Sets the same new end for all contracts, or changes nothing. The request is rejected if the end is not after the start of one of the contracts, if a person has no contract end, or if a person was changed since `version`. People whose access ended with their contract can sign in again at once.',
    errors: ['user_not_found', 'user_without_contract', 'user_changed', 'forbidden'],
    example: { body: { personas: [{ id: 4, version: 1 }], fecha_fin_contrato: '2099-12-15' } },
  },
  disableUser: {
    area: 'Instructors',
    summary: 'Disable a user',
    description:
      'Ends the sessions of the user. `idJefeFicha` becomes the head of the user’s enabled fichas; without it, or without a body, the fichas keep their head. Idempotent.',
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
    description: 'The user can sign in again with the old password. Idempotent.',
    errors: ['user_not_found', 'already_decided'],
    example: { params: { id: 2 } },
  },
  makeAccessLink: {
    area: 'Instructors',
    summary: 'Create a link to set a password',
    description:
      'For an enabled user who has no valid link or has lost it. All older links become invalid. The link is mailed if the installation sends mail; otherwise it is in `enlace`, for you to hand over. The body may be omitted.',
    errors: [
      'user_not_found',
      'user_disabled',
      'user_contract_ended',
      'access_link_for_oneself',
      'sign_in_again',
      'too_many_tries',
      'already_decided',
      'forbidden',
    ],
    example: { params: { nro_documento: '52000111' } },
  },
  listWaitingUsers: {
    area: 'Instructors',
    summary: 'List people who cannot sign in until an administrator acts',
    description:
      'Enabled people who requested a new password where no mail is sent (at `clave_pedida`), and people whose access request is pending and who tried to sign in (last at `ultimo_intento`).',
  },
  dismissPasswordRequest: {
    area: 'Instructors',
    summary: 'Dismiss a request for a new password',
    description: 'The person gets no link, and can request one again.',
    errors: ['user_not_found', 'already_decided', 'forbidden'],
    example: { params: { nro_documento: '52000444' } },
  },
  countUsers: {
    area: 'Instructors',
    summary: 'Count the users',
    description: 'In total and by state. The total includes access requests.',
  },
  listAllUsers: {
    area: 'Instructors',
    summary: 'List users in any state',
    description: 'Paginated, by surname; with `estado`, only users in that state.',
    example: { query: { page: 1, limit: 10, estado: 'habilitado' } },
  },
  listPendingUsers: {
    area: 'Access requests',
    summary: 'List the pending access requests',
    description:
      'Oldest first. `parecidos` lists users who may be the same person; `ultimo_intento` is when the person last tried to sign in.',
  },
  approveUser: {
    area: 'Access requests',
    summary: 'Approve an access request',
    description:
      'The person becomes an enabled user and gets a link to set a password: by mail, or in `enlace` for the administrator to hand over. It works once, for 72 hours.',
    errors: ['user_not_found', 'already_decided', 'user_exists', 'forbidden'],
    example: { params: { nro_documento: '52000777' } },
  },
  rejectUser: {
    area: 'Access requests',
    summary: 'Reject an access request',
    description:
      'Deletes the request and the messages to its address. `queda` lists the data that is kept and why, `copias` the backups that may still contain the request. The person can request access again.',
    errors: ['user_not_found', 'already_decided', 'forbidden'],
    example: { params: { nro_documento: '52000888' } },
  },
} as const satisfies DocsOf<typeof calls>
