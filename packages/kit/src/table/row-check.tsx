import classes from './row-check.module.css'

interface RowCheckProps {
  label: string
  checked: boolean
  onToggle: () => void
}

/** The box that chooses a row, in a column of `role: 'choice'`; `useSelection` has what is chosen. */
export function RowCheck({ label, checked, onToggle }: RowCheckProps) {
  return (
    <label className={classes.place}>
      <input type="checkbox" className={classes.check} aria-label={label} checked={checked} onChange={onToggle} />
    </label>
  )
}
