/** The manuals with the slugs of their pages in reading order. `path` is the name of a manual in the URL of its printout. */
export const GROUPS = [
  {
    id: 'user',
    path: 'usuario',
    slugs: [
      'alcanceMU',
      'requisitosmanejarsistema',
      'requisitosHardwareSoftware',
      'accesosistema',
      'panel',
      'modulofichas',
      'moduloinstructores',
      'moduloprogramas',
      'reportessofia',
      'accesibilidad',
    ],
  },
  {
    id: 'installation',
    path: 'instalacion',
    slugs: [
      'introduccion',
      'requisitosSistema',
      'descargarArchivos',
      'instalacion',
      'configuracionInicial',
      'congHostingDominio',
      'verificacionInstalacion',
    ],
  },
  {
    id: 'technical',
    path: 'tecnico',
    slugs: [
      'alcance',
      'descripcionProcesos',
      'diagramas',
      'modelodatos',
      'procesos',
      'vigilancia',
      'documentacionCodigo',
    ],
  },
] as const

/** A manual, with the slugs of its pages. */
export type Manual = (typeof GROUPS)[number]
/** The name of a page in the URL, except the page with the system information. */
export type Slug = Manual['slugs'][number]
/** `home` is the page with the system information, the start page of the manuals. */
export type PageName = Slug | 'home'

/** Another slug of the page with the system information. */
export const HOME_ALIAS = 'index'

/** The slugs of all manuals in reading order. */
export const SLUGS: readonly Slug[] = GROUPS.flatMap((group) => [...group.slugs])

/** True for the slug of an existing page. */
export const isSlug = (text: string): text is Slug => SLUGS.some((slug) => slug === text)

/** True for `home` and for the slug of an existing page. */
export const isPage = (text: string): text is PageName => text === 'home' || isSlug(text)

/** Returns the previous and next page. `previous` is null for the first page, which follows the page without a slug. */
export function neighbours(slug: Slug | undefined): { previous?: Slug | null; next?: Slug } {
  const index = slug ? SLUGS.indexOf(slug) : -1
  return { previous: index < 0 ? undefined : (SLUGS[index - 1] ?? null), next: SLUGS[index + 1] }
}

/** Whether the extra content (`page-extra.tsx`) follows the text of a page. Downloads precede the text. */
export const endsWithExtra = (page: PageName) => page === 'home'
