import { allOf, allows, becomes, permitted, type Rule, refuse } from '../../access/policy.js'
import type { ManualDocument } from './manual-document.entity.js'

const manages = permitted('manuals:manage')

/** Everybody may read published documents. Withdrawn documents are visible only to users who may restore documents. */
export const viewDocument: Rule<Pick<ManualDocument, 'estado'>> = (actor, document) =>
  document.estado === 'publicado' || allows(manages, actor, document) ? 'allowed' : refuse('document_not_found')

/** Abilities on one document. */
export const documentPolicy = {
  edit: manages,
  withdraw: allOf(manages, becomes('retirado')),
  restore: allOf(manages, becomes('publicado')),
}

/** Abilities on the list. */
export const documentsPolicy = { publish: manages }
