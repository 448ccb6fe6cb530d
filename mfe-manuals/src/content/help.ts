import { PATHS } from '@fichero/contract/paths'
import type { Slug } from './slugs'

/** A page of the manuals, or a section of it, and the screens that it explains: their addresses and all below them. */
interface Help {
  page: Slug
  /** The heading is the translation of `help.{section}`. */
  section?: string
  screens: readonly string[]
}

/** What explains each screen. Of several, the one with the most specific address. */
export const HELP: readonly Help[] = [
  { page: 'panel', screens: [PATHS.dashboard] },
  { page: 'panel', section: 'attention', screens: [PATHS.attention] },
  { page: 'panel', section: 'comparison', screens: [PATHS.comparison] },
  { page: 'modulofichas', screens: [PATHS.fichas] },
  { page: 'reportessofia', screens: [PATHS.loads] },
  { page: 'modulofichas', section: 'pe04', screens: [PATHS.pe04] },
  { page: 'modulofichas', section: 'batch', screens: ['/fichas/lotes'] },
  { page: 'modulofichas', section: 'ficha', screens: [PATHS.ficha] },
  { page: 'modulofichas', section: 'map', screens: [PATHS.competencyMap] },
  { page: 'modulofichas', section: 'scheduled', screens: [PATHS.fichaInstructors] },
  { page: 'modulofichas', section: 'missing', screens: [PATHS.missing] },
  { page: 'modulofichas', section: 'loads', screens: [PATHS.fichaLoads] },
  { page: 'modulofichas', section: 'owed', screens: [PATHS.owed] },
  { page: 'modulofichas', section: 'tyt', screens: [PATHS.tytBoard] },
  { page: 'modulofichas', section: 'apprentice', screens: ['/fichas/visualizarEstudiantePage'] },
  { page: 'moduloinstructores', screens: [PATHS.instructors] },
  { page: 'moduloinstructores', section: 'activity', screens: [PATHS.activity] },
  { page: 'moduloinstructores', section: 'centres', screens: [PATHS.centres] },
  { page: 'moduloinstructores', section: 'requests', screens: [PATHS.accessRequests] },
  { page: 'moduloprogramas', screens: [PATHS.programs, '/programas'] },
  { page: 'procesos', section: 'modules', screens: [PATHS.modules] },
  { page: 'vigilancia', screens: [PATHS.status] },
]

/** The parameter of the URL that names a section in every language; the fragment of a heading depends on the language. */
export const SECTION = 'seccion'

/** Returns the path of a page, with a section that it scrolls to. */
export const helpPath = (page: Slug, section?: string) =>
  `${PATHS.manuals}/${page}${section ? `?${SECTION}=${section}` : ''}`
