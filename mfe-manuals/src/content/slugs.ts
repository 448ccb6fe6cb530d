/** The pages in reading order, by the last part of their address. */
export const GROUPS = [
  {
    id: 'user',
    slugs: [
      'alcanceMU',
      'requisitosHardwareSoftware',
      'accesosistema',
      'panel',
      'modulofichas',
      'moduloinstructores',
      'moduloprogramas',
      'reportessofia',
    ],
  },
  { id: 'installation', slugs: ['requisitosSistema', 'instalacion', 'configuracionInicial'] },
  { id: 'technical', slugs: ['alcance', 'descripcionProcesos'] },
] as const

export type Slug = (typeof GROUPS)[number]['slugs'][number]

export const SLUGS: readonly Slug[] = GROUPS.flatMap((group) => [...group.slugs])

export const isSlug = (text: string): text is Slug => SLUGS.some((slug) => slug === text)

/** The previous and next page; the system information (undefined) comes before the first. */
export function neighbours(slug: Slug | undefined): { previous?: Slug | null; next?: Slug } {
  const index = slug ? SLUGS.indexOf(slug) : -1
  return { previous: index < 0 ? undefined : (SLUGS[index - 1] ?? null), next: SLUGS[index + 1] }
}
