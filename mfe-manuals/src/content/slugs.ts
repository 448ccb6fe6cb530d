/** The pages in reading order, by the last part of their address; `path` is the manual's own in the address of its print. */
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

export type Manual = (typeof GROUPS)[number]
export type Slug = Manual['slugs'][number]
/** `home` is the system information. */
export type PageName = Slug | 'home'

/** Another address of the system information. */
export const HOME_ALIAS = 'index'

export const SLUGS: readonly Slug[] = GROUPS.flatMap((group) => [...group.slugs])

export const isSlug = (text: string): text is Slug => SLUGS.some((slug) => slug === text)

export const isPage = (text: string): text is PageName => text === 'home' || isSlug(text)

/** The previous and next page; the system information (undefined) comes before the first. */
export function neighbours(slug: Slug | undefined): { previous?: Slug | null; next?: Slug } {
  const index = slug ? SLUGS.indexOf(slug) : -1
  return { previous: index < 0 ? undefined : (SLUGS[index - 1] ?? null), next: SLUGS[index + 1] }
}

/** Whether what a page has beside its text comes after it. Who looks for downloads comes for them alone. */
export const endsWithExtra = (page: PageName) => page === 'home'
