import type { ReportedProgress } from '@fichero/contract/progress-trend.schema'

/** A report at its place in the chart. */
export interface TrendPoint {
  report: ReportedProgress
  /** Distance from the left edge, in percent of the width. */
  x: number
  /** Distance to the nearest other point, in percent of the width. */
  room: number
}

/** The places of reports in a chart. Distances are in percent of its width and height, with one decimal. */
interface TrendScale {
  points: TrendPoint[]
  /** The labelled values of the vertical axis. */
  ticks: number[]
  /** Returns the distance of a value from the upper edge. */
  y: (value: number) => number
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** Returns the places of at least two reports. The vertical axis has the values of the reports, rounded to full steps. */
export function trendScale(reports: ReportedProgress[]): TrendScale {
  const days = reports.map(({ fecha }) => Date.parse(fecha))
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const x = (day: number) => (first === last ? 50 : oneDecimal(((day - first) / (last - first)) * 100))
  const places = days.map(x)
  const values = reports.flatMap(({ avance, minimo, maximo, esperado }) => [
    avance,
    esperado,
    minimo ?? avance,
    maximo ?? avance,
  ])
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const step = highest - lowest > 40 ? 20 : 10
  const bottom = Math.floor(lowest / step) * step
  const top = Math.max(bottom + step, Math.ceil(highest / step) * step)
  return {
    points: reports.map((report, index) => {
      const own = places[index] ?? 0
      return {
        report,
        x: own,
        room: Math.min(...places.filter((_, at) => at !== index).map((one) => Math.abs(one - own))),
      }
    }),
    ticks: Array.from({ length: (top - bottom) / step + 1 }, (_, index) => bottom + index * step),
    y: (value) => oneDecimal(((top - value) / (top - bottom)) * 100),
  }
}

/** Returns the parts of the band from the slowest to the fastest apprentice, one between each two reports that know both. */
export const bandsOf = (points: TrendPoint[], y: (value: number) => number): string[] =>
  points.slice(1).flatMap((to, index) => {
    const [start, end] = [edgesAt(points[index] ?? to, y), edgesAt(to, y)]
    return start && end ? [[start.upper, end.upper, end.lower, start.lower].join(' ')] : []
  })

const edgesAt = ({ x, report: { minimo, maximo } }: TrendPoint, y: (value: number) => number) =>
  minimo === null || maximo === null ? null : { upper: `${x},${y(maximo)}`, lower: `${x},${y(minimo)}` }
