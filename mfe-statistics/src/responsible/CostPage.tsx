import { Costs } from './Costs.tsx';
import { ResponsiblePage } from './ResponsiblePage.tsx';

/** What the courses of a session cost the own organisation in a calendar year (specification §2, dashboard/cost). */
export function CostPage() {
  return (
    <ResponsiblePage page="cost">
      {(figures, organisation) => (
        <Costs
          of="cost"
          figures={figures}
          organisation={organisation}
          rows={figures.costs.map((cost) => ({
            ...cost,
            day: cost.confirmed_on,
            what: cost.product_title,
          }))}
        />
      )}
    </ResponsiblePage>
  );
}
