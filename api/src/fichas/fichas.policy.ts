import type { Actor } from '../access/current-user.decorator.js'
import { may } from '../access/permissions.js'
import type { Ficha } from './ficha.entity.js'

type Row = Pick<Ficha, 'estado'>

const isEnabled = (ficha: Row) => ficha.estado === 'habilitado'

export const canCreateFichas = (actor: Actor) => may(actor, 'fichas:create')
export const canViewDisabledFichas = (actor: Actor) => may(actor, 'fichas:view-disabled')
export const canViewFicha = (actor: Actor, ficha: Row) => isEnabled(ficha) || canViewDisabledFichas(actor)
export const canEditFicha = (actor: Actor) => may(actor, 'fichas:edit')
export const canDisableFicha = (actor: Actor, ficha: Row) => may(actor, 'fichas:disable') && isEnabled(ficha)
export const canEnableFicha = (actor: Actor, ficha: Row) => may(actor, 'fichas:enable') && !isEnabled(ficha)
export const canImportEvaluations = (actor: Actor, ficha: Row) =>
  may(actor, 'fichas:import-evaluations') && isEnabled(ficha)

export const fichaAbilities = (actor: Actor, ficha: Row) => ({
  edit: canEditFicha(actor),
  disable: canDisableFicha(actor, ficha),
  enable: canEnableFicha(actor, ficha),
  importEvaluations: canImportEvaluations(actor, ficha),
})
