import { Module } from '@nestjs/common'
import { SearchController } from './search.controller.js'
import { Search } from './search.service.js'

@Module({ controllers: [SearchController], providers: [Search] })
export class SearchModule {}
