import { CardTab } from '@fichero/kit/card'
import { NavIcon } from '@fichero/kit/host'
import { useEffect, useRef } from 'react'
import { Highlighted } from './highlighted'
import type { SearchOption } from './option'
import classes from './option-list.module.css'

interface OptionRowProps {
  option: SearchOption
  search: string
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

export function OptionRow({ option, search, active, onPoint, onChoose }: OptionRowProps) {
  const { id, label, detail, sofia, tab, icon, found } = option
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keyboard; see SearchPanel
    <div
      ref={row}
      id={id}
      className={classes.row}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      // Ignores events caused by scrolling under a resting pointer.
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && onPoint()}
      onClick={onChoose}
    >
      {icon && <NavIcon name={icon} />}
      {tab !== undefined && (
        <span className={classes.card}>
          <CardTab text={tab} />
        </span>
      )}
      <span className={classes.words} data-lines={found ? true : undefined}>
        <span className={classes.label}>
          <Highlighted text={label} search={search} sofia={sofia} />
        </span>
        {detail && (
          <span className={classes.detail}>
            {/* In `detail`, the API searches only document numbers and codes: words there are not highlighted. */}
            <Highlighted text={detail} search={found && !/\d/.test(search) ? '' : search} sofia={sofia} />
          </span>
        )}
      </span>
    </div>
  )
}
