import { useTranslation } from '@fichero/kit/i18n'
import classes from './specimens.module.css'

const OUTCOMES = 12

const PEOPLE = [
  { document: '1098047475', approved: 10, tone: 'good' },
  { document: '1052051273', approved: 9, tone: 'good' },
  { document: '1098046420', approved: 6, tone: 'middling' },
]

/** Example: apprentices of a ficha. The bars are SVG, because the page's CSP blocks inline styles. */
export function FichasSpecimen() {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.specimen} role="img" aria-label={t('services.fichas.specimen')}>
      {PEOPLE.map(({ document, approved, tone }) => (
        <span key={document} className={classes.person}>
          <b data-tone="good">{document}</b>
          <svg width="100%" height="4" aria-hidden="true">
            <rect className={classes.track} width="100%" height="4" rx="2" />
            <rect data-tone={tone} width={`${(approved / OUTCOMES) * 100}%`} height="4" rx="2" />
          </svg>
          <span>{`${approved}/${OUTCOMES}`}</span>
        </span>
      ))}
    </div>
  )
}

const CHANGES = [
  { name: 'new', count: 42, tone: 'good' },
  { name: 'changed', count: 3, tone: 'middling' },
  { name: 'rejected', count: 1, tone: 'bad' },
]

/** Example: the preview of a report's changes before the import. */
export function ReportsSpecimen() {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.specimen} role="img" aria-label={t('services.reports.specimen')}>
      <span className={classes.file}>{t('services.reports.file')}</span>
      {CHANGES.map(({ name, count, tone }) => (
        <span key={name} className={classes.change}>
          <b data-tone={tone}>{count}</b> {t(`services.reports.${name}`)}
        </span>
      ))}
    </div>
  )
}

/** `from` and `to` are percentages of approved outcomes. */
const BANDS = [
  { name: 'far', from: 0, to: 50, tone: 'bad' },
  { name: 'near', from: 50, to: 75, tone: 'middling' },
  { name: 'ready', from: 75, to: 100, tone: 'good' },
]

/** Example: the scale of readiness for the TyT test, with three bands. */
export function TytSpecimen() {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.specimen} role="img" aria-label={t('services.tyt.specimen')}>
      <svg className={classes.scale} width="100%" height="94" aria-hidden="true">
        {BANDS.map(({ name, from, to, tone }) => (
          <g key={name} data-tone={tone}>
            <rect x={`${from}%`} y="12" width={`${to - from}%`} height="12" />
            <text className={classes.limit} x={`${from}%`} y="48">
              {from}
            </text>
            <text x={`${from}%`} y="88">
              {t(`services.tyt.${name}`)}
            </text>
          </g>
        ))}
        <text className={classes.limit} x="100%" y="48" textAnchor="end">
          100
        </text>
      </svg>
    </div>
  )
}
