import type { Release } from '@fichero/contract/releases.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Breakable } from './breakable'
import classes from './modules.module.css'

type Claims = Release['declara']
type Kind = keyof Claims
type Claim = Claims[Kind][number]

/** Kinds of claims that users notice. The API calls of a release (`llamadas`) matter only to maintainers. */
const NOTICED = ['rutas', 'enlaces', 'partes', 'resultados', 'permisos'] as const
/** Kinds of claims whose URL path is also shown, because users see the path in the browser. */
const ADDRESSED: readonly Kind[] = ['rutas', 'enlaces']
/** The kinds of claims in each list, in order. */
const KINDS: Record<'all' | 'new' | 'gone', readonly Kind[]> = {
  all: [...NOTICED, 'llamadas'],
  new: NOTICED,
  gone: NOTICED,
}
/** For each list, a function that returns whether the list contains a claim. */
const IS_LISTED = {
  all: ({ quitada }: Claim) => !quitada,
  new: ({ nueva }: Claim) => nueva,
  gone: ({ quitada }: Claim) => quitada,
}

/**
 * The claims of a release: its routes, links, parts of pages, search results, permissions and API calls. The differences from
 * the active release are first; all claims are in a collapsed list.
 */
export function ReleaseClaims({ claims }: { claims: Claims }) {
  const { t } = useTranslation('modules')
  const has = (which: 'new' | 'gone') => NOTICED.some((kind) => claims[kind].some(IS_LISTED[which]))
  return (
    <div className={classes.claims}>
      <p className={classes.version}>{t('claims.new')}</p>
      {has('new') || has('gone') ? (
        <>
          <ClaimLists claims={claims} which="new" />
          <ClaimLists claims={claims} which="gone" />
        </>
      ) : (
        <p className={classes.under}>{t('claims.nothingNew')}</p>
      )}
      <details>
        <summary>{t('claims.all')}</summary>
        <ClaimLists claims={claims} which="all" />
      </details>
    </div>
  )
}

/** Lists of claims by kind. An entry shows its title, who has access to it, and its extension slot. */
export function ClaimLists({ claims, which }: { claims: Claims; which: keyof typeof KINDS }) {
  const { t } = useTranslation('modules')
  return KINDS[which].map((kind) => {
    const listed = claims[kind].filter(IS_LISTED[which])
    if (listed.length === 0) return null
    return (
      <div key={kind} className={classes.lines}>
        {t(`claims.${which}Of.${kind}`)}
        <ul className={classes.lines}>
          {listed.map((claim) => (
            <li key={`${claim.nombre} ${claim.lugar} ${claim.acceso}`}>
              <ClaimText {...{ kind, claim }} showsInternalNames={which === 'all'} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

interface ClaimTextProps {
  kind: Kind
  claim: Claim
  /** Also shows names that only maintainers know. */
  showsInternalNames: boolean
}

function ClaimText({ kind, claim: { nombre, lugar, titulo, acceso }, showsInternalNames }: ClaimTextProps) {
  const { t, i18n } = useTranslation('modules')
  const forWhom = (access: string) =>
    t(`claims.access.${access === 'public' || access === 'authenticated' ? access : 'permission'}`, {
      permission: access,
    })
  if (kind === 'permisos') return <span>{forWhom(nombre)}</span>
  const title = titulo?.[i18n.language === 'en' ? 'en' : 'es']
  const place = lugar && i18n.exists(`modules:claims.place.${lugar}`) ? t(`claims.place.${lugar}`) : lugar
  return (
    <>
      <span>{title}</span>
      {place && <span> {place}</span>}
      {acceso !== null && <span>, {forWhom(acceso)}</span>}
      {(showsInternalNames || !title || ADDRESSED.includes(kind)) && (
        <code>
          <Breakable path={nombre} />
        </code>
      )}
    </>
  )
}
