import { SofiaText, translateOf, useTranslation } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import { RowLink } from '@fichero/kit/table'
import classes from './groups.module.css'

interface GroupHeadingProps {
  name: string
  /** True if the name is Spanish text from SOFIA Plus. */
  isSofiaText?: boolean | undefined
  /** URL of the person's page, if the group is about a person. Then the name is a link, and the button is beside the name. */
  to?: string | undefined
  /** HTML id of the heading. */
  id?: string
  level: 2 | 3
  /** HTML id of the element that the button expands. */
  controls: string
  isOpen: boolean
  onToggle: () => void
}

/** The heading of a group, with the button that opens and closes the group. */
export function GroupHeading({ name, isSofiaText, to, id, level, controls, isOpen, onToggle }: GroupHeadingProps) {
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
        {isSofiaText ? <SofiaText>{name}</SofiaText> : <span translate={translateOf(name)}>{name}</span>}
      </button>
    </Heading>
  )
}
