import type { Actor } from '../access/current-user.decorator.js'
import { may } from '../access/permissions.js'
import type { Program } from './program.entity.js'

type Somebody = Actor | undefined
type Row = Pick<Program, 'estado'>

export const canCreatePrograms = (actor: Somebody) => may(actor, 'programs:create')
export const canViewDisabledPrograms = (actor: Somebody) => may(actor, 'programs:view-disabled')
export const canViewProgram = (actor: Somebody, program: Row) =>
  program.estado === 'habilitado' || canViewDisabledPrograms(actor)
export const canEditProgram = (actor: Somebody) => may(actor, 'programs:edit')
export const canDisableProgram = (actor: Somebody, program: Row) =>
  may(actor, 'programs:disable') && program.estado === 'habilitado'

export const canEnableProgram = (actor: Somebody, program: Row) =>
  may(actor, 'programs:enable') && program.estado === 'deshabilitado'

export const programAbilities = (actor: Somebody, program: Row) => ({
  edit: canEditProgram(actor),
  disable: canDisableProgram(actor, program),
  enable: canEnableProgram(actor, program),
})
