import { $currentCourseSession, useStore } from '@learn/platform';
import { courseSession } from '@learn/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { slug } from '../testing/fixtures.ts';
import { renderPart } from '../testing/openShell.tsx';
import { CourseSessionMenu } from './CourseSessionMenu.tsx';

const learn = `/course/${slug}/learn`;

function Page() {
  return (
    <>
      <CourseSessionMenu />
      <p>Seite von {useStore($currentCourseSession)?.title}</p>
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

  it.each([
    ['outside a course', '/', courseSessions],
    ['with one session', learn, [spring, elsewhere]],
  ])('is not there %s', async (_name, address, sessions) => {
    await renderPart(<Page />, { address, page: { courseSessions: sessions } });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
