import type { Ficha } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { useCentres } from '@fichero/kit/api'
import { Logo } from '@fichero/kit/frame'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { useListOrder } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { useIncrementalRendering } from '@fichero/kit/table'
import { Skeleton } from '@fichero/kit/ui'
import { EditFichaButton } from '../edit/edit-ficha'
import { FichaStateButton } from '../enable-disable/ficha-state-button'
import { fichaStep } from './ficha-step'
import classes from './fichas-grid.module.css'
import { MissingLink } from './missing-link'
import { ReportAge } from './report-age'

/** The list of fichas as cards. */
export function FichasGrid({ fichas }: { fichas: Ficha[] }) {
  const { t } = useTranslation('fichas')
  useListOrder(t('list.title'), fichas.map(fichaStep))
  const hasCentres = useCentres().length > 0
  const renderedCount = useIncrementalRendering(fichas.length)
  return (
    <ul className={classes.grid}>
      {fichas.slice(0, renderedCount).map((ficha) => (
        <li key={ficha.nro_ficha}>
          <FichaCard ficha={ficha} hasCentres={hasCentres} />
        </li>
      ))}
    </ul>
  )
}

/** A ficha as an index card. The tab has the number; the bar at the bottom is the mean progress of people in training. */
function FichaCard({ ficha, hasCentres }: { ficha: Ficha; hasCentres: boolean }) {
  const { t } = useTranslation('fichas')
  const { number, percent } = useFormat()
  const progress = percent(ficha.progreso)
  return (
    <article className={classes.card}>
      <h2 className={classes.tab}>
        <Logo height={16} />
        <Link
          to={fichaPath(ficha.nro_ficha)}
          className={classes.link}
          aria-label={t('card.label', ficha)}
          translate="no"
        >
          {ficha.nro_ficha}
        </Link>
      </h2>
      <div className={classes.body}>
        <p className={classes.program}>
          <SofiaText>{ficha.programa_formacion}</SofiaText>
        </p>
        <dl className={classes.facts}>
          <dt>{t('kit:label.jefe')}</dt>
          <dd>{ficha.nombre_jefe_ficha}</dd>
          <dt>{t('kit:label.jornada')}</dt>
          <dd>{t(`kit:value.jornada.${ficha.jornada}`)}</dd>
          <dt>{t('kit:label.oferta')}</dt>
          <dd>{t(`kit:value.oferta.${ficha.oferta}`)}</dd>
          {hasCentres && (
            <>
              <dt>{t('centre.label')}</dt>
              <dd translate="no">{ficha.centro?.nombre ?? t('centre.none')}</dd>
            </>
          )}
        </dl>
        <p className={classes.people}>
          <span>
            {t('card.people', {
              count: ficha.total_aprendices_en_formacion,
              number: number(ficha.total_aprendices_en_formacion),
            })}
          </span>
          <span className={classes.category}>{t(`category.${ficha.categoria}`)}</span>
        </p>
        <p className={classes.progress}>
          <span>{t('card.progress', { progress })}</span>
          <ReportAge days={ficha.dias_reporte} hasEnded={ficha.categoria === 'finalizadas'} />
          <span className={classes.missing}>
            <MissingLink {...ficha} />
          </span>
        </p>
        {(ficha.can.edit || ficha.can.disable) && (
          <div className={classes.actions}>
            <EditFichaButton ficha={ficha} size="compact-sm" />
            <FichaStateButton ficha={ficha} verb="disable" size="compact-sm" />
          </div>
        )}
      </div>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.bar} style={{ width: `${Math.min(ficha.progreso, 100)}%` }} />
      </div>
    </article>
  )
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Skeleton while the cards load. */
export function FichasSkeleton() {
  return (
    <div className={classes.grid}>
      {CARDS.map((card) => (
        <Skeleton key={card} height={232} radius={6} />
      ))}
    </div>
  )
}
