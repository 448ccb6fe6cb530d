import classes from './row-check.module.css'

interface RowCheckProps {
  label: string
  checked: boolean
  onToggle: () => void
}

/** The checkbox that selects a row, in a column with `role: 'choice'`. `useSelection` stores the selected rows. */
export function RowCheck({ label, checked, onToggle }: RowCheckProps) {
  return (
    <label className={classes.place}>
      <input type="checkbox" className={classes.check} aria-label={label} checked={checked} onChange={onToggle} />
    </label>
  )
}
