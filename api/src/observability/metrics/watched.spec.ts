import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { registry } from './registry.js'

const ROOT = join(__dirname, '../../../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Alert {
  alert: string
  expr: string
  annotations: { summary: string; description: string }
}

const alerts = (load(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
)
const dashboard = JSON.parse(read('deploy/grafana/fichero.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** Suffixes of a histogram's series. `up` is a metric of Prometheus. */
const PARTS = /_(bucket|sum|count)$/
const NAME = /\b((?:fichero|process|nodejs)_\w+)\b/g

/** Returns the labels of each metric by its name. */
async function labelsByMetric(): Promise<Map<string, string[]>> {
  const metrics = registry.getMetricsAsArray() as unknown as { name: string; labelNames: string[] }[]
  return new Map(metrics.map(({ name, labelNames }) => [name, labelNames]))
}

it.each(expressions)('%s uses only metrics and labels that exist', async (_, expr) => {
  const names = await labelsByMetric()
  const used = [...expr.matchAll(NAME)].map(([name]) => (names.has(name) ? name : name.replace(PARTS, '')))
  expect(used.filter((name) => !names.has(name))).toEqual([])
  expect(used.length + Number(expr.startsWith('up{'))).toBeGreaterThan(0)
  const labels = [...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', '))
  const labelNames = new Set(used.flatMap((name) => names.get(name) ?? []))
  expect(labels.filter((label) => !labelNames.has(label) && !['le', 'instance'].includes(label))).toEqual([])
})

it('each of the twelve alerts is described in its file and in both manuals', () => {
  expect(alerts).toHaveLength(12)
  for (const language of ['es', 'en']) {
    const page = read(`mfe-manuals/src/content/${language}/vigilancia.mdx`)
    for (const { alert, annotations } of alerts) {
      expect(annotations.description).toMatch(/\.$/)
      expect(page).toContain(`\`${alert}\``)
    }
  }
})
