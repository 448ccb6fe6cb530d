import { SofiaText } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import classes from './groups.module.css'

interface GroupNameProps {
  name: string
  /** Whether SOFIA Plus wrote the name. */
  isWritten?: boolean | undefined
  /** Of the heading. */
  id?: string
  level: 2 | 3
  /** Id of what it opens. */
  controls: string
  isOpen: boolean
  onToggle: () => void
}

/** The heading of a group, which opens and closes it. */
export function GroupName({ name, isWritten, id, level, controls, isOpen, onToggle }: GroupNameProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={id} className={classes.name}>
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? controls : undefined} onClick={onToggle}>
        <IconChevronRight aria-hidden="true" />
        {isWritten ? <SofiaText>{name}</SofiaText> : <span>{name}</span>}
      </button>
    </Heading>
  )
}
