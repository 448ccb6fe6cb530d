import type { ReactNode } from 'react'
import classes from './segments.module.css'

interface SegmentGroupProps {
  /** The group's accessible name. */
  label: string
  /** Fills the available width. */
  wide?: boolean
  /** Buttons with `aria-pressed`, or links of which one has `aria-current`. */
  children: ReactNode
}

/** The frame around segments that a page renders itself, such as segments that work without React. */
export const SegmentGroup = ({ label, wide, children }: SegmentGroupProps) => (
  <fieldset className={classes.segments} aria-label={label} data-wide={wide || undefined}>
    {children}
  </fieldset>
)

interface SegmentsProps<Value extends string> extends Omit<SegmentGroupProps, 'children'> {
  values: readonly Value[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Returns the content of a value's button. */
  draw: (value: Value) => ReactNode
  /** Returns the language of a button's text, if the texts have different languages. */
  langOf?: (value: Value) => string
  titleOf?: (value: Value) => string
  /** Name of the parameter with which the buttons submit the form around them in a page without scripts. */
  name?: string
}

/** A row of toggle buttons, exactly one of which is pressed. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, values, chosen, onChoose, draw, langOf, titleOf, wide, name } = props
  return (
    <SegmentGroup label={label} wide={wide}>
      {values.map((value) => (
        <button
          key={value}
          type={name ? 'submit' : 'button'}
          name={name}
          value={name && value}
          lang={langOf?.(value)}
          title={titleOf?.(value)}
          aria-pressed={value === chosen}
          onClick={(event) => {
            event.preventDefault()
            onChoose(value)
          }}
        >
          {draw(value)}
        </button>
      ))}
    </SegmentGroup>
  )
}
