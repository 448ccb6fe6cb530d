import { NativeSelect } from '@fichero/kit/ui'
import { useId } from 'react'
import classes from './absent-people.module.css'

interface DecisionFieldProps {
  label: string
  options: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  disabled: boolean
}

/** With more options, a select replaces the radio buttons, which would take too much room. */
const MANY = 4

/** Radio buttons for a decision, or a select if there are many options. */
export function DecisionField({ label, options, value, onChange, disabled }: DecisionFieldProps) {
  const name = useId()
  if (options.length > MANY)
    return (
      <NativeSelect
        className={classes.select}
        aria-label={label}
        data={options}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  return (
    <div role="radiogroup" aria-label={label} className={classes.options}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
