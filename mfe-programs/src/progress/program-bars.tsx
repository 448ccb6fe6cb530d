import type { ProgramFiguresAnswer } from '@fichero/contract/dashboard.schema'
import { programPath } from '@fichero/contract/paths'
import { Bar, ChartBox } from '@fichero/kit/card'
import { SofiaText, useFormat, useProgramNames } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { ProgramPeople } from './program-people'
import classes from './progress.module.css'

export interface ProgramsProps {
  programs: ProgramFiguresAnswer['programas']
}

/** One bar for each program: the mean progress of the people in training. */
export function ProgramBars({ programs }: ProgramsProps) {
  const format = useFormat()
  const nameOf = useProgramNames(programs)
  return (
    <ChartBox>
      <ul className={classes.bars}>
        {programs.map((program) => {
          const { id, aprendices, porcentaje_medio } = program
          const name = nameOf(program)
          return (
            <li key={id}>
              <Link className={classes.name} to={programPath(id)}>
                <SofiaText>{name}</SofiaText>
              </Link>
              <span className={classes.figure}>{format.percent(Math.round(porcentaje_medio))}</span>
              <Bar share={porcentaje_medio / 100} />
              <ProgramPeople id={id} name={name} count={aprendices} />
            </li>
          )
        })}
      </ul>
    </ChartBox>
  )
}
