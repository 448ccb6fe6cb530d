import { fullName } from '@fichero/contract/text'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import classes from './own-progress.module.css'
import { SLOTS } from './slots'

/** What the script shows of the answer. `data-when` and `data-each` are explained in `client/draw-template.ts`. */
export function ProgressTemplate() {
  const { t } = useTranslation('own-progress')
  return (
    <template id="progress">
      <h1 tabIndex={-1} translate="no">
        {fullName(SLOTS)}
      </h1>
      <p className={classes.muted}>
        <SofiaText>{SLOTS.programa_formacion}</SofiaText>
        <br />
        {t('ficha', SLOTS)}
      </p>
      <p data-when="no-report">{t('noReport')}</p>
      <section className={classes.figures} data-when="report">
        <p className={classes.percentage}>{t('percentage', SLOTS)}</p>
        <progress className={classes.bar} max={100} aria-label={t('title')} />
        <p>{t('approved', SLOTS)}</p>
        <p data-when="ready">{t('ready')}</p>
        <p data-when="not-ready">{t('missingForTyt', SLOTS)}</p>
        <p className={classes.muted}>{t('report', SLOTS)}</p>
      </section>
      <p data-when="complete">{t('complete')}</p>
      <section data-when="missing">
        <h2>{t('missing')}</h2>
        <template data-each="competencias">
          <article className={classes.competency}>
            <h3>
              <SofiaText>{SLOTS.nombre_competencia}</SofiaText>
            </h3>
            <p className={classes.muted}>{t('ofCompetency', SLOTS)}</p>
            <ul>
              <template data-each="faltantes">
                <li>
                  <SofiaText>{SLOTS.nombre_rae}</SofiaText>
                  <span className={classes.failed} data-when="failed">
                    {t('failed')}
                  </span>
                  <span className={classes.muted} data-when="evaluator">
                    {t('evaluator', SLOTS)}
                  </span>
                </li>
              </template>
            </ul>
          </article>
        </template>
      </section>
      <p>{t('head', SLOTS)}</p>
      <p className={classes.muted}>{t('expiry', SLOTS)}</p>
      <button className={classes.button} type="button" data-screen-only>
        {t('print')}
      </button>
    </template>
  )
}
