import { programPath } from '@fichero/contract/paths'
import type { ListedProgram } from '@fichero/contract/programs.schema'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { EditProgramButton } from '../edit/edit-program-button'
import { ProgramStateButton } from '../states/program-state-button'
import classes from './program-card.module.css'

interface ProgramCardProps {
  program: ListedProgram
  /** Name that distinguishes the program from other programs in the list. */
  name: string
}

export function ProgramCard({ program, name }: ProgramCardProps) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  const { codigo, version, total_horas, total_competencias, total_resultados, fichas } = program

  return (
    <article className={classes.card}>
      <div className={classes.meta}>
        <span>{t(`kit:value.nivel.${program.nivel}`)}</span>
        <span>{t('hours', { count: total_horas, hours: number(total_horas) })}</span>
      </div>
      <h2 className={classes.name}>
        <Link to={programPath(program.id)} className={classes.link}>
          <SofiaText>{name}</SofiaText>
        </Link>
      </h2>
      {codigo && (
        <p className={classes.code}>
          {version ? t('version', { code: codigo, version }) : t('code', { code: codigo })}
        </p>
      )}
      <p className={classes.foot}>
        <span>{t('competencies', { count: total_competencias, number: number(total_competencias) })}</span>
        <span>{t('outcomes', { count: total_resultados, number: number(total_resultados) })}</span>
        <span>{t('fichas', { count: fichas, number: number(fichas) })}</span>
      </p>
      {(program.can.edit || program.can.disable) && (
        <div className={classes.actions}>
          <EditProgramButton program={program} name={name} size="compact-sm" />
          <ProgramStateButton program={program} name={name} verb="disable" size="compact-sm" />
        </div>
      )}
    </article>
  )
}
