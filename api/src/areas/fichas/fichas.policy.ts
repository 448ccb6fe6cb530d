import type { Actor } from '../../access/current-user.decorator.js'
import { allOf, allows, anyOf, becomes, permitted, type Rule, refuse } from '../../access/policy.js'
import { isAmong, isInScope } from '../../access/scope.js'
import { today } from '../../rules/today.js'
import type { Program } from '../programs/program.entity.js'
import type { Ficha } from './ficha.entity.js'

type SeenRow = Pick<Ficha, 'estado' | 'id_centro'>
type Row = SeenRow & Pick<Ficha, 'nro_ficha'>
type SharedRow = Row & Pick<Ficha, 'id_jefe' | 'fecha_fin_ficha'>

const isEnabled = ({ estado }: Pick<Ficha, 'estado'>) => estado === 'habilitado'
const seesDisabled = permitted('fichas:view-disabled')

/**
 * A ficha of another centre does not exist for a user, and a disabled ficha only for users with the permission
 * `fichas:view-disabled`.
 */
export const viewFicha: Rule<SeenRow> = (actor, ficha) =>
  isInScope(actor, ficha.id_centro) && (isEnabled(ficha) || allows(seesDisabled, actor, ficha))
    ? 'allowed'
    : refuse('ficha_not_found')

/** A disabled ficha accepts neither imports nor corrections. */
const takesJudgments: Rule<Pick<Ficha, 'nro_ficha' | 'estado'>> = (_, ficha) =>
  isEnabled(ficha) ? 'allowed' : refuse('ficha_disabled', { nro_ficha: ficha.nro_ficha })

const isHead: Rule<Pick<Ficha, 'id_jefe'>> = (actor, { id_jefe }) =>
  actor?.id === id_jefe ? 'allowed' : refuse('forbidden')

/** The head of a ficha loads its reports if the centre allows it. */
const loadsOwn: Rule<Pick<Ficha, 'id_jefe' | 'id_centro'>> = (actor, { id_jefe, id_centro }) =>
  actor?.id === id_jefe && isAmong(actor.carga, id_centro) ? 'allowed' : refuse('forbidden')

/** The links to the progress of a ficha's apprentices end with the ficha. */
const hasNotEnded: Rule<Pick<Ficha, 'nro_ficha' | 'fecha_fin_ficha'>> = (_, { nro_ficha, fecha_fin_ficha }) =>
  today() <= fecha_fin_ficha ? 'allowed' : refuse('ficha_ended', { nro_ficha, fecha: fecha_fin_ficha })

/** List, make and revoke the links with which apprentices read their own progress. */
const shareProgress = allOf<SharedRow>(viewFicha, anyOf(permitted('fichas:edit'), isHead), takesJudgments, hasNotEnded)

/** Actions on one ficha. */
export const fichaPolicy = {
  edit: allOf(viewFicha, permitted('fichas:edit')),
  disable: allOf(viewFicha, permitted('fichas:disable'), becomes('deshabilitado')),
  enable: allOf(viewFicha, permitted('fichas:enable'), becomes('habilitado')),
  importEvaluations: allOf<Row & Pick<Ficha, 'id_jefe'>>(
    viewFicha,
    anyOf(permitted('fichas:edit'), loadsOwn),
    takesJudgments,
  ),
  shareProgress,
}

/** Actions on the list of fichas. */
export const fichasPolicy = {
  create: permitted('fichas:create'),
  viewDisabled: seesDisabled,
}

/** Exports contain phones and mails only for users who may edit them: administrators and the head of the ficha. */
export const exportsContact = (actor: Actor, row: Pick<Ficha, 'id_jefe'>): boolean => allows(editsPeople, actor, row)

/** Whether the actor may record steps of the test for people of the readiness board, all of them in enabled tecnólogo fichas. */
export const recordsTyt = (actor: Actor, row: Pick<Ficha, 'id_jefe'>): boolean => allows(editsPeople, actor, row)

/** Only apprentices of the tecnólogo level take the TyT test. */
const takesTyt: Rule<Pick<Ficha, 'nro_ficha'> & Pick<Program, 'nivel'>> = (_, { nro_ficha, nivel }) =>
  nivel === 'tecnologo' ? 'allowed' : refuse('tyt_only_tecnologo', { nro_ficha })

const editsPeople = anyOf<Pick<Ficha, 'id_jefe'>>(permitted('fichas:edit'), isHead)

/** Actions on the enrolments of one ficha. Names and judgments come from SOFIA Plus and cannot be edited here. */
export const enrolmentPolicy = {
  editContact: allOf<SeenRow & Pick<Ficha, 'id_jefe'>>(viewFicha, editsPeople),
  recordTyt: allOf<Row & Pick<Ficha, 'id_jefe'> & Pick<Program, 'nivel'>>(viewFicha, editsPeople, takesTyt),
  /** Correct a person's document number, or merge two people. */
  correct: allOf<Row>(viewFicha, permitted('apprentices:correct'), takesJudgments),
  shareProgress,
}
