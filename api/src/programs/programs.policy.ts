import { allOf, allows, becomes, permitted, type Rule, refuse } from '../access/policy.js'
import type { Program } from './program.entity.js'

const seesDisabled = permitted('programs:view-disabled')

/** A disabled program is found only by those who may see disabled ones. */
export const viewProgram: Rule<Pick<Program, 'estado'>> = (actor, program) =>
  program.estado === 'habilitado' || allows(seesDisabled, actor, program) ? 'allowed' : refuse('program_not_found')

/** What may be done to one program. */
export const programPolicy = {
  edit: allOf(viewProgram, permitted('programs:edit')),
  disable: allOf(viewProgram, permitted('programs:disable'), becomes('deshabilitado')),
  enable: allOf(viewProgram, permitted('programs:enable'), becomes('habilitado')),
}

/** What may be done to the list. */
export const programsPolicy = {
  create: permitted('programs:create'),
  viewDisabled: seesDisabled,
}
