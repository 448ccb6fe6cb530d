import { applyDecorators, HttpCode, StreamableFile } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { Workbook } from '../workbooks/workbook.js'
import { answerAs } from './answer-as.js'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The answer of a route that the contract declares with `returnsFile()`: a `Workbook`, to be saved under its name. */
export const ReturnsWorkbook = () =>
  applyDecorators(
    answerAs(
      ({ name, bytes }: Workbook) =>
        new StreamableFile(bytes, { type: XLSX, disposition: `attachment; filename="${name}"`, length: bytes.length }),
    ),
    HttpCode(200),
    ApiResponse({
      status: 200,
      description: '',
      content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } },
    }),
  )
