import type { FileQuery } from '@fichero/contract/common.schema'
import type { TemplateKind } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import type { Actor } from '../access/current-user.decorator.js'
import { templateColumns } from '../sheets/headings.js'
import { sheetOf } from '../workbooks/sheet-of.js'
import { type Workbook, workbookOf } from '../workbooks/workbook.js'
import type { CellValue, Worksheet } from '../workbooks/worksheet.js'
import { ProgramsService } from './programs.service.js'

const WORDS = {
  es: {
    program: 'Programa',
    hours: 'Total de horas',
    level: 'Nivel',
    levels: { tecnico: 'Técnico', tecnologo: 'Tecnólogo' },
    code: 'Código',
    version: 'Versión',
    design: 'Diseño',
    template: 'plantilla',
    kinds: { programa: 'programa', aprendices: 'aprendices', personas: 'personas' },
    sheet: 'Hoja 1',
  },
  en: {
    program: 'Program',
    hours: 'Total hours',
    level: 'Level',
    levels: { tecnico: 'Technician', tecnologo: 'Technologist' },
    code: 'Code',
    version: 'Version',
    design: 'Design',
    template: 'template',
    kinds: { programa: 'program', aprendices: 'apprentices', personas: 'people' },
    sheet: 'Sheet 1',
  },
}

const [COMPETENCY, OUTCOME] = templateColumns('programa')

/** A design as a workbook that can be loaded again, and empty ones to fill in. */
@Injectable()
export class ProgramWorkbooksService {
  constructor(private readonly programs: ProgramsService) {}

  async design(actor: Actor, id: number, { lang = 'es' }: FileQuery): Promise<Workbook> {
    const program = await this.programs.get(actor, id)
    const rows = program.competencias.flatMap(({ codigo, nombre_competencia, resultados_aprendizaje }) =>
      resultados_aprendizaje.map((outcome) => ({
        competency: `${codigo} - ${nombre_competencia}`,
        outcome: `${outcome.codigo} - ${outcome.nombre_rae}`,
      })),
    )
    const words = WORDS[lang]
    // The headings stay Spanish: with them the file can be loaded.
    const design = sheetOf(
      words.design,
      [
        { heading: COMPETENCY!, width: 60, value: ({ competency }) => competency },
        { heading: OUTCOME!, width: 90, value: ({ outcome }) => outcome },
      ],
      rows,
    )
    const facts: [string, CellValue][] = [
      [words.program, program.nombre_programa],
      [words.hours, program.total_horas],
      [words.level, words.levels[program.nivel]],
      [words.code, program.codigo],
      [words.version, program.version],
    ]
    const about: Worksheet = {
      name: words.program,
      columns: [
        { heading: '', width: 20 },
        { heading: '', width: 60 },
      ],
      rows: facts,
    }
    return workbookOf([words.design, program.nombre_programa], [design, about])
  }

  template(kind: TemplateKind, { lang = 'es' }: FileQuery): Workbook {
    const words = WORDS[lang]
    const columns = templateColumns(kind).map((heading) => ({ heading, width: Math.max(18, heading.length + 4) }))
    return workbookOf([words.template, words.kinds[kind]], [{ name: words.sheet, columns, rows: [] }])
  }
}
