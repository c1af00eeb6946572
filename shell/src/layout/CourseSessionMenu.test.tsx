import { useStore } from '@learn/platform';
import { $currentCourseSession } from '@learn/platform/shell';
import { courseSession } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { courseRemotes, slug } from '../testing/fixtures.ts';
import { renderPart } from '../testing/openShell.tsx';
import { CourseSessionMenu } from './CourseSessionMenu.tsx';

const learn = `/course/${slug}/learn`;

function Page() {
  return (
    <>
      <CourseSessionMenu />
      <p>Seite von {useStore($currentCourseSession)?.title}</p>
      <output>{useLocation().pathname}</output>
    </>
  );
}

describe('CourseSessionMenu', () => {
  const spring = courseSession({ id: 's1', title: 'Frühling', region: 'Zürich' });
  const autumn = courseSession({ id: 's2', title: 'Herbst', region: 'Bern' });
  const elsewhere = courseSession({
    id: 's3',
    title: 'Anderer Kurs',
    course: { ...spring.course, id: 'another-course', slug: 'auto' },
  });
  const courseSessions = [spring, autumn, elsewhere];

  it('offers the sessions of the course and switches', async () => {
    await renderPart(<Page />, { address: learn, page: { courseSessions } });
    const trigger = screen.getByRole('button', { name: /Durchführung/ });
    expect(trigger).toHaveTextContent('Frühling');
    await userEvent.click(trigger);
    const choice = await screen.findByRole('button', { name: /Herbst/ });
    expect(screen.queryByText('Anderer Kurs')).not.toBeInTheDocument();
    await userEvent.click(choice);
    expect(screen.getByText('Seite von Herbst')).toBeInTheDocument();
  });

  it('is operated by keyboard, and says which session is the current one', async () => {
    await renderPart(<Page />, { address: learn, page: { courseSessions } });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const current = await screen.findByRole('button', { current: true });
    expect(current).toHaveTextContent('Frühling');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('button', { name: /Herbst/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Seite von Herbst')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /Durchführung/ })).toHaveFocus());
  });

  it.each([
    ['stays on a page that both sessions have', `${learn}/basis`, `${learn}/basis`],
    ['leads to the start of the course from one that only the old has', `/course/${slug}/cockpit`, learn],
  ])('%s', async (_name, address, expected) => {
    const asExpert = courseSession({ ...spring, actions: ['expert-cockpit', 'preview'] });
    const registry = { remotes: courseRemotes };
    await renderPart(<Page />, { address, page: { registry, courseSessions: [asExpert, autumn] } });
    await userEvent.click(screen.getByRole('button', { name: /Durchführung/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Herbst/ }));
    expect(await screen.findByText(expected)).toBeInTheDocument();
  });

  it.each([
    ['outside a course', '/', courseSessions],
    ['with one session', learn, [spring, elsewhere]],
  ])('is not there %s', async (_name, address, sessions) => {
    await renderPart(<Page />, { address, page: { courseSessions: sessions } });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
