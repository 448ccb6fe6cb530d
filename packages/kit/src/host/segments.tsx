import type { ReactNode } from 'react'
import classes from './segments.module.css'

interface SegmentsProps<Value extends string> {
  /** The group's accessible name. */
  label: string
  values: readonly Value[]
  chosen: Value
  onChoose: (value: Value) => void
  draw: (value: Value) => ReactNode
  /** Language of each button's text, if they differ. */
  langOf?: (value: Value) => string
  titleOf?: (value: Value) => string
  /** Fills the available width. */
  wide?: boolean
}

/** A row of toggle buttons, exactly one of which is pressed. */
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
