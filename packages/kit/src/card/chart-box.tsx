import type { ReactNode } from 'react'
import classes from './chart-box.module.css'

/** Around a chart: the same box that a table has. */
export const ChartBox = ({ children }: { children: ReactNode }) => <div className={classes.box}>{children}</div>
