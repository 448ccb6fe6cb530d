import { allOf, allows, anyOf, becomes, permitted, type Rule, refuse } from '../access/policy.js'
import type { Ficha } from './ficha.entity.js'

type Row = Pick<Ficha, 'nro_ficha' | 'estado'>

const isEnabled = ({ estado }: Pick<Ficha, 'estado'>) => estado === 'habilitado'
const seesDisabled = permitted('fichas:view-disabled')

/** Disabled fichas are only visible with permission to see disabled ones. */
export const viewFicha: Rule<Pick<Ficha, 'estado'>> = (actor, ficha) =>
  isEnabled(ficha) || allows(seesDisabled, actor, ficha) ? 'allowed' : refuse('ficha_not_found')

const takesJudgments: Rule<Row> = (_, ficha) =>
  isEnabled(ficha) ? 'allowed' : refuse('ficha_disabled', { nro_ficha: ficha.nro_ficha })

/** Abilities on one ficha. */
export const fichaPolicy = {
  edit: allOf(viewFicha, permitted('fichas:edit')),
  disable: allOf(viewFicha, permitted('fichas:disable'), becomes('deshabilitado')),
  enable: allOf(viewFicha, permitted('fichas:enable'), becomes('habilitado')),
  importEvaluations: allOf(viewFicha, permitted('fichas:import-evaluations'), takesJudgments),
}

/** Abilities on the list. */
export const fichasPolicy = {
  create: permitted('fichas:create'),
  viewDisabled: seesDisabled,
}

const isHead: Rule<Pick<Ficha, 'id_jefe'>> = (actor, { id_jefe }) =>
  actor?.id === id_jefe ? 'allowed' : refuse('forbidden')

/** Abilities on the enrolments of one ficha. Its head knows the people; names and judgments are SOFIA's and not edited here. */
export const enrolmentPolicy = {
  editContact: allOf<Pick<Ficha, 'estado' | 'id_jefe'>>(viewFicha, anyOf(permitted('fichas:edit'), isHead)),
  /** The document number, and whether two people are one. */
  correct: allOf<Row>(viewFicha, permitted('apprentices:correct'), takesJudgments),
}
