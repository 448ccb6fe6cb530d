import type { ReactNode } from 'react'
import classes from './chart-box.module.css'

/** The frame around a chart, with the style of a table. `ViewSwitch` shows the same figures as a table. */
export const ChartBox = ({ children }: { children: ReactNode }) => <div className={classes.box}>{children}</div>
