import { createProgramPath, PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import classes from './first-steps.module.css'
import { useFirstSteps } from './use-first-steps'

const STEPS = [
  { step: 'program', path: createProgramPath },
  { step: 'ficha', path: `${PATHS.fichas}?crear` },
  { step: 'report', path: undefined },
] as const

/** The first steps in a system without fichas: create a program and a ficha, import a report. The next step is a link. */
export function FirstSteps() {
  const { t } = useTranslation('fichas')
  const next = useFirstSteps()
  if (!next || next === 'none') return null
  const nextIndex = STEPS.findIndex(({ step }) => step === next)
  return (
    <div className={classes.steps}>
      <h3>{t('firstSteps.title')}</h3>
      <ol>
        {STEPS.map(({ step, path }, index) => (
          <li key={step}>
            <span data-step={step}>
              {index === nextIndex && path ? (
                <Link to={path}>{t(`firstSteps.${step}`)}</Link>
              ) : (
                <strong>{t(`firstSteps.${step}`)}</strong>
              )}{' '}
              <span>{t(`firstSteps.with.${step}`)}</span>
              {index < nextIndex && (
                <span className={classes.done}>
                  <IconCheck /> {t('firstSteps.done')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
