import type { Release } from '@fichero/contract/releases.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Breakable } from './breakable'
import classes from './modules.module.css'

type Claims = Release['declara']

const KINDS = ['rutas', 'menu', 'tarjetas', 'permisos'] as const

/** What a release takes of what all modules share: first what the active one does not have, then everything. */
export function ReleaseClaims({ claims }: { claims: Claims }) {
  const { t } = useTranslation('modules')
  const hasNews = KINDS.some((kind) => claims[kind].some(({ nueva }) => nueva))
  return (
    <div className={classes.claims}>
      <p className={classes.version}>{t('claims.new')}</p>
      {hasNews ? <ClaimLists claims={claims} isNewOnly /> : <p className={classes.under}>{t('claims.nothingNew')}</p>}
      <details>
        <summary>{t('claims.all')}</summary>
        <ClaimLists claims={claims} />
      </details>
    </div>
  )
}

function ClaimLists({ claims, isNewOnly = false }: { claims: Claims; isNewOnly?: boolean }) {
  const { t } = useTranslation('modules')
  return KINDS.map((kind) => {
    const told = claims[kind].filter(({ nueva }) => nueva || !isNewOnly)
    if (told.length === 0) return null
    return (
      <div key={kind} className={classes.lines}>
        {t(`claims.kind.${kind}`)}
        <ul className={classes.lines}>
          {told.map(({ nombre, acceso }) => (
            <li key={`${nombre} ${acceso}`}>
              <code>
                <Breakable path={nombre} />
                {acceso !== null && <Breakable path={`: ${acceso}`} />}
              </code>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
