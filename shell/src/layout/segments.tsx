import type { ReactNode } from 'react'
import classes from './segments.module.css'

interface SegmentsProps<Value extends string> {
  /** Names the group. */
  label: string
  values: readonly Value[]
  chosen: Value
  onChoose: (value: Value) => void
  draw: (value: Value) => ReactNode
  /** The buttons' language, where each is written in its own. */
  langOf?: (value: Value) => string
  titleOf?: (value: Value) => string
  /** As wide as there is room. */
  wide?: boolean
}

/** A few buttons in a row, one of which is pressed. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, values, chosen, onChoose, draw, langOf, titleOf, wide } = props
  return (
    <fieldset className={classes.segments} aria-label={label} data-wide={wide || undefined}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          lang={langOf?.(value)}
          title={titleOf?.(value)}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {draw(value)}
        </button>
      ))}
    </fieldset>
  )
}
