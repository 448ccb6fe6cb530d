import { useTranslation } from '@fichero/kit/i18n'
import type { SearchOption } from './option'
import classes from './option-list.module.css'
import { OptionRow } from './option-row'

interface OptionListProps {
  id: string
  options: SearchOption[]
  search: string
  activeId: string | undefined
  busy: boolean
  /** Called when the pointer moves over an option. */
  onPoint: (option: SearchOption) => void
  onChoose: (option: SearchOption) => void
}

export function OptionList({ id, options, search, activeId, busy, onPoint, onChoose }: OptionListProps) {
  const { t } = useTranslation('shell')
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <div
      id={id}
      className={classes.list}
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={busy}
      tabIndex={-1}
      // Keeps the focus in the field, so that typing can continue.
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong in a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${index}`}>
          <div className={classes.group} id={`${id}-${index}`} role="presentation">
            {group}
          </div>
          {options
            .filter((option) => option.group === group)
            .map((option) => (
              <OptionRow
                key={option.id}
                option={option}
                search={search}
                active={option.id === activeId}
                onPoint={() => onPoint(option)}
                onChoose={() => onChoose(option)}
              />
            ))}
        </div>
      ))}
    </div>
  )
}
