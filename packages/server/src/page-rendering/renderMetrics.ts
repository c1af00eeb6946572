import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Outcome } from './combination.ts';

export interface RenderMetrics {
  readonly count: (outcome: Outcome) => void;
}

/** @param registry undefined where nobody reads the measures */
export function createRenderMetrics(registry: Registry | undefined): RenderMetrics {
  const registers = registry === undefined ? [] : [registry];
  const pages = new Counter({
    name: 'page_renders_total',
    help: 'Pages by what became of their first view: rendered, or why they went out without it.',
    labelNames: ['result'],
    registers,
  });
  const durations = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time that rendering took in its process, without the queue.',
    buckets: [0.001, 0.0025, 0.005, 0.0075, 0.01, 0.0125, 0.015, 0.02, 0.025, 0.05, 0.1, 0.15, 0.4],
    registers,
  });
  const memory = new Gauge({
    name: 'page_render_memory_bytes',
    help: 'What the render process held after its last page.',
    registers,
  });
  return {
    count(outcome) {
      pages.inc({ result: outcome.kind });
      if (outcome.kind !== 'rendered') return;
      durations.observe(outcome.milliseconds / 1000);
      memory.set(outcome.memory);
    },
  };
}
