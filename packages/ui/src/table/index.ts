// lists of grades have no other content
export { GradeText, type GradeTextProps } from '../data/GradeText.tsx';
export type { RowLink, RowParts, TableColumn, TableSort } from './column.ts';
export { type BarFilter, FilterBar, type FilterBarProps } from './FilterBar.tsx';
export { FilterDisclosure, type FilterDisclosureProps } from './FilterDisclosure.tsx';
export { FilterRow } from './FilterRow.tsx';
export { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx';
export { PageTabs, type PageTabsProps } from './PageTabs.tsx';
export { PeopleList, type PeopleListProps, type PeopleListTexts } from './PeopleList.tsx';
export { SearchInput, type SearchInputProps } from './SearchInput.tsx';
export { SortSelect, type SortSelectProps } from './SortSelect.tsx';
export { type ShownRows, Table, type TableProps } from './Table.tsx';
export { blockSize, type LoadRows, type RowBlock, type RowBlocks, useRowBlocks } from './useRowBlocks.ts';
export { WindowedList, type WindowedListProps } from './WindowedList.tsx';
