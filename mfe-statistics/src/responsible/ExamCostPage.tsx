import { Costs } from './Costs.tsx';
import { ResponsiblePage } from './ResponsiblePage.tsx';

/** What exams cost the own organisation in a calendar year (specification §2, dashboard/exam/cost). */
export function ExamCostPage() {
  return (
    <ResponsiblePage page="examCost">
      {(figures, organisation) => (
        <Costs
          of="examCost"
          figures={figures}
          organisation={organisation}
          rows={figures.exams.map((exam) => ({
            ...exam,
            day: exam.taken_on,
            what: exam.exam_type_name,
          }))}
        />
      )}
    </ResponsiblePage>
  );
}
