import { listOwnFichas } from '@fichero/contract/calls/dashboard.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { Section } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { HeadTasks } from '../panel/head-tasks'
import { NoOwnFichas } from '../panel/no-own-fichas'
import { OwnFicha } from '../panel/own-ficha'
import classes from '../panel/own-fichas.module.css'
import { OwnSkeleton } from '../panel/own-skeleton'
import { WhoLoads } from '../panel/who-loads'

/** What a head looks for first. Who administers all fichas and heads none has no such card. */
export function Page() {
  const { t } = useTranslation('fichas')
  const own = useCall(listOwnFichas)
  const administers = useCan('fichas:edit')
  const hasSome = (own.data?.fichas.length ?? 0) > 0
  if (administers && own.data && !hasSome) return null
  return (
    <Section
      id="sus-fichas"
      title={t('own.title')}
      tools={hasSome && <Link to={`${PATHS.fichas}?mias=true`}>{t('own.all')}</Link>}
    >
      <QueryView
        query={own}
        errorTitle={t('own.failed')}
        skeleton={<OwnSkeleton />}
        isEmpty={({ fichas }) => fichas.length === 0}
        empty={<NoOwnFichas />}
      >
        {({ fichas }) => (
          <>
            <ul className={classes.fichas}>
              {fichas.map((ficha) => (
                <OwnFicha key={ficha.nro_ficha} ficha={ficha} />
              ))}
            </ul>
            <div className={classes.notes}>
              <HeadTasks unreached={fichas.reduce((sum, { sin_contacto }) => sum + sin_contacto, 0)} />
              <WhoLoads />
            </div>
          </>
        )}
      </QueryView>
    </Section>
  )
}
