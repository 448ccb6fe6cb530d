import { listOwnFichas } from '@fichero/contract/calls/dashboard.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { Section } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { HeadTasks } from '../dashboard/head-tasks'
import { NoOwnFichas } from '../dashboard/no-own-fichas'
import { OwnFicha } from '../dashboard/own-ficha'
import classes from '../dashboard/own-fichas.module.css'
import { OwnSkeleton } from '../dashboard/own-skeleton'
import { ReportImporters } from '../dashboard/report-importers'

/** The dashboard's card of the user's own fichas. Not rendered for users who administer all fichas and are head of none. */
export function Page() {
  const { t } = useTranslation('fichas')
  const ownFichas = useCall(listOwnFichas)
  const administers = useCan('fichas:edit')
  const hasSome = (ownFichas.data?.fichas.length ?? 0) > 0
  if (administers && ownFichas.data && !hasSome) return null
  return (
    <Section
      id="sus-fichas"
      title={t('own.title')}
      tools={hasSome && <Link to={`${PATHS.fichas}?mias=true`}>{t('own.all')}</Link>}
    >
      <QueryView
        query={ownFichas}
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
              <HeadTasks withoutContact={fichas.reduce((sum, { sin_contacto }) => sum + sin_contacto, 0)} />
              <ReportImporters />
            </div>
          </>
        )}
      </QueryView>
    </Section>
  )
}
