import { allOf, allows, becomes, permitted, type Rule, refuse } from '../../access/policy.js'
import type { Program } from './program.entity.js'

const seesDisabled = permitted('programs:view-disabled')

/** Only users with `programs:view-disabled` see disabled programs. */
export const viewProgram: Rule<Pick<Program, 'estado'>> = (actor, program) =>
  program.estado === 'habilitado' || allows(seesDisabled, actor, program) ? 'allowed' : refuse('program_not_found')

/** Abilities on one program. */
export const programPolicy = {
  edit: allOf(viewProgram, permitted('programs:edit')),
  disable: allOf(viewProgram, permitted('programs:disable'), becomes('deshabilitado')),
  enable: allOf(viewProgram, permitted('programs:enable'), becomes('habilitado')),
}

/** Abilities on the list. */
export const programsPolicy = {
  create: permitted('programs:create'),
  viewDisabled: seesDisabled,
}
