import { endpoints, type QueryOf } from '@learn/contracts';
import { reportError, rest, useStale } from '@learn/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportRow } from './importData.ts';

type Field = QueryOf<typeof endpoints.personImportRows>['field'];

const pageSize = 50;

/** Faulty rows of an import, page after page; those that are shown are asked for again after a correction. */
export function useRowPages(importId: string, field: Field) {
  const [shown, setShown] = useState(pageSize);
  const [found, setFound] = useState<{ field: Field; rows: readonly ImportRow[]; total: number }>();
  const [failed, setFailed] = useState(false);
  // An answer that arrives after a later question is not shown.
  const asked = useRef(0);
  const load = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    try {
      const rows: ImportRow[] = [];
      let total = 0;
      for (let offset = 0; offset < shown; offset += pageSize) {
        const page = await rest.list(endpoints.personImportRows, {
          params: { id: importId },
          query: { show: 'faulty', field, limit: pageSize, offset },
        });
        rows.push(...page.rows);
        total = page.total;
        if (offset + pageSize >= total) break;
      }
      if (mine !== asked.current) return;
      setFound({ field, rows, total });
      setFailed(false);
    } catch (error) {
      reportError(error, { area: 'imports' });
      if (mine === asked.current) setFailed(true);
    }
  }, [importId, field, shown]);
  useEffect(() => void load(), [load]);
  useStale(endpoints.personImportRows, load);
  const current = found?.field === field ? found : undefined;
  return {
    rows: current?.rows ?? [],
    total: current?.total,
    failed,
    more: () => setShown((before) => before + pageSize),
    retry: () => void load(),
  };
}
