import { useTranslation } from '@fichero/kit/i18n'
import classes from './card-drawing.module.css'

const OPEN = [4, 7, 11]
const OUTCOMES = Array.from({ length: 12 }, (_, index) => ({ number: index + 1, approved: !OPEN.includes(index + 1) }))

/** Three cards in their drawer; the first is an invented ficha's. A drawing: screen readers hear its caption. */
export function CardDrawing() {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.drawing} role="img" aria-label={t('home.drawing')}>
      <div className={classes.back} data-place="3">
        <span className={classes.tab}>2801177</span>
      </div>
      <div className={classes.back} data-place="2">
        <span className={classes.tab}>2694530</span>
      </div>
      <div className={classes.card}>
        <span className={classes.tab}>2758412</span>
        <strong>{t('home.card.program')}</strong>
        <span className={classes.head}>{t('home.card.head')}</span>
        <span className={classes.marks}>
          {OUTCOMES.map(({ number, approved }) => (
            <i key={number} data-approved={approved || undefined} />
          ))}
        </span>
        <span className={classes.figure}>{t('home.card.figure')}</span>
        <span className={classes.foot}>
          <span />
        </span>
      </div>
    </div>
  )
}
