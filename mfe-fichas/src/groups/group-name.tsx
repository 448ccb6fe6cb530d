import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import { RowLink } from '@fichero/kit/table'
import classes from './groups.module.css'

interface GroupNameProps {
  name: string
  /** Whether SOFIA Plus wrote the name. */
  isWritten?: boolean | undefined
  /** The screen of a person, which the name leads to; then a button beside it opens the group. */
  to?: string | undefined
  /** Of the heading. */
  id?: string
  level: 2 | 3
  /** Id of what it opens. */
  controls: string
  isOpen: boolean
  onToggle: () => void
}

/** The heading of a group, with what opens and closes it: the heading itself, or a button beside a person's name. */
export function GroupName({ name, isWritten, to, id, level, controls, isOpen, onToggle }: GroupNameProps) {
  const { t } = useTranslation('fichas')
  const Heading = `h${level}` as const
  const toggle = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? controls : undefined,
    onClick: onToggle,
  } as const
  if (to !== undefined)
    return (
      <div className={classes.person}>
        <button {...toggle} aria-label={t('group.lacks', { name })}>
          <IconChevronRight aria-hidden="true" />
        </button>
        <Heading id={id} className={classes.name}>
          <RowLink to={to}>{name}</RowLink>
        </Heading>
      </div>
    )
  return (
    <Heading id={id} className={classes.name}>
      <button {...toggle}>
        <IconChevronRight aria-hidden="true" />
        {isWritten ? <SofiaText>{name}</SofiaText> : <span>{name}</span>}
      </button>
    </Heading>
  )
}
