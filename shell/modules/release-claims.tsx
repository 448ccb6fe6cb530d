import type { Release } from '@fichero/contract/releases.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Breakable } from './breakable'
import classes from './modules.module.css'

type Claims = Release['declara']
type Kind = keyof Claims
type Claim = Claims[Kind][number]

/** What people notice; calls are for who maintains it. */
const NOTICED = ['rutas', 'menu', 'tarjetas', 'lugares', 'resultados', 'permisos'] as const
/** What is named by its address, which people see in their browser. */
const ADDRESSED: readonly Kind[] = ['rutas', 'menu']
const KINDS: Record<'all' | 'new' | 'gone', readonly Kind[]> = {
  all: [...NOTICED, 'llamadas'],
  new: NOTICED,
  gone: NOTICED,
}
const IS_TOLD = {
  all: ({ quitada }: Claim) => !quitada,
  new: ({ nueva }: Claim) => nueva,
  gone: ({ quitada }: Claim) => quitada,
}

/** What a release takes of what all modules share: first what changes against the active one, then everything. */
export function ReleaseClaims({ claims }: { claims: Claims }) {
  const { t } = useTranslation('modules')
  const has = (which: 'new' | 'gone') => NOTICED.some((kind) => claims[kind].some(IS_TOLD[which]))
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

/** Claims by kind, each as people read it: its title, for whom it is, and where it is. */
export function ClaimLists({ claims, which }: { claims: Claims; which: keyof typeof KINDS }) {
  const { t } = useTranslation('modules')
  return KINDS[which].map((kind) => {
    const told = claims[kind].filter(IS_TOLD[which])
    if (told.length === 0) return null
    return (
      <div key={kind} className={classes.lines}>
        {t(`claims.${which}Of.${kind}`)}
        <ul className={classes.lines}>
          {told.map((claim) => (
            <li key={`${claim.nombre} ${claim.acceso}`}>
              <ClaimText {...{ kind, claim }} isWhole={which === 'all'} />
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
  /** With the names that only its maintainers know. */
  isWhole: boolean
}

function ClaimText({ kind, claim: { nombre, titulo, acceso }, isWhole }: ClaimTextProps) {
  const { t, i18n } = useTranslation('modules')
  const forWhom = (access: string) =>
    t(`claims.access.${access === 'public' || access === 'authenticated' ? access : 'permission'}`, {
      permission: access,
    })
  if (kind === 'permisos') return forWhom(nombre)
  const title = titulo?.[i18n.language === 'en' ? 'en' : 'es']
  const place = kind === 'lugares' && i18n.exists(`modules:claims.place.${nombre}`) && t(`claims.place.${nombre}`)
  return (
    <>
      {title}
      {place && ` ${place}`}
      {acceso !== null && `, ${forWhom(acceso)}`}
      {(isWhole || !(title && (place || kind !== 'lugares')) || ADDRESSED.includes(kind)) && (
        <code>
          <Breakable path={nombre} />
        </code>
      )}
    </>
  )
}
