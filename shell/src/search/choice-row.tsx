import { CardTab } from '@fichero/kit/card'
import { useEffect, useRef } from 'react'
import type { Choice } from './choice'
import { ChoiceIcon } from './choice-icon'
import classes from './choice-list.module.css'
import { Marked } from './marked'

interface ChoiceRowProps {
  choice: Choice
  search: string
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

export function ChoiceRow({ choice, search, active, onPoint, onChoose }: ChoiceRowProps) {
  const { id, label, detail, nro_ficha, icon, found } = choice
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keyboard; see SearchPanel
    <div
      ref={row}
      id={id}
      className={classes.row}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      // Lines that scroll under a pointer at rest do not count.
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && onPoint()}
      onClick={onChoose}
    >
      {icon && <ChoiceIcon name={icon} />}
      {nro_ficha !== undefined && (
        <span className={classes.card}>
          <CardTab text={nro_ficha} />
        </span>
      )}
      <span className={classes.words} data-lines={found ? true : undefined}>
        <span className={classes.label}>
          <Marked text={label} search={search} />
        </span>
        {detail && (
          <span className={classes.detail}>
            {/* People are found by their document, and not by the name of their program. */}
            <Marked text={detail} search={found && !/\d/.test(search) ? '' : search} />
          </span>
        )}
      </span>
    </div>
  )
}
