import type { ReactNode } from 'react'
import classes from './chart-box.module.css'

/** Frame of a chart, the same as a table's. `ViewSwitch` shows the same figures as a table. */
export const ChartBox = ({ children }: { children: ReactNode }) => <div className={classes.box}>{children}</div>
