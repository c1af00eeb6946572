import { type DashboardCourseConfig, homeSlot, panelWidgets } from '@learn/contracts';
import { dashboardRoleLabel, summaryBoxesOf } from '@learn/domain';
import { lazyPart, Slot, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { pageData, widgetsOfSlot } from '@learn/platform/shell';
import { Button, color, ErrorPanel, Heading, media, Notice, Panel, Skeleton, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { LatePart } from './LatePart.tsx';
import { type MainLink, mainLink } from './mainLink.ts';
import { PanelSessionSelect } from './PanelSessionSelect.tsx';
import { useTexts } from './texts.ts';
import { usePanelSession } from './usePanelSession.ts';
import { WayOn } from './WayOn.tsx';

/** Participants have no figures of others, and are most of those who come here. */
const SummaryBoxes = lazyPart(
  'shell/SummaryBoxes',
  'shell/boxes',
  async () => (await import('./SummaryBoxes.tsx')).SummaryBoxes,
);

/** px, of a row of boxes */
const boxHeight = 181;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[24]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[16]};
  ${media.sm} {
    padding: ${space[16]} ${space[24]};
  }
`;

const Widgets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Widget = styled.section`
  padding: ${space[24]} ${space[16]};
  border-top: 1px solid ${color.line};
  /* a widget that has nothing to say to the person */
  &:empty {
    display: none;
  }
  ${media.sm} {
    padding: ${space[24]};
  }
  ${media.lg} {
    &:first-child,
    &:nth-child(even):last-child {
      grid-column: 1 / -1;
    }
    &:nth-child(odd):not(:first-child) {
      border-left: 1px solid ${color.line};
    }
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  align-items: center;
  padding: 0 ${space[16]} ${space[16]};
  ${media.sm} {
    padding: 0 ${space[24]} ${space[16]};
  }
  ${Widgets} + & {
    padding-top: ${space[16]};
    border-top: 1px solid ${color.line};
  }
`;

/** One course of the person: title, role, main link, and its widgets. */
export function CoursePanel({ course }: { course: DashboardCourseConfig }) {
  const { t, language } = useTexts();
  const links = useLinks();
  const { session, figuresOf, options, value, offersAll, choose } = usePanelSession(course);
  const { examPlatformUrl } = pageData();
  const main = mainLink(course, links, examPlatformUrl);
  const preview = course.has_preview ? links.learningPath({ courseSlug: course.course_slug }) : undefined;
  const contributed = widgetsOfSlot(homeSlot).map(({ widget }) => widget);
  const widgets = panelWidgets(course.widgets, contributed, session?.actions ?? []);
  const boxes = summaryBoxesOf(course.role_key, widgets);
  const ways = (main || preview) && (
    <Links>
      {main && <MainLinkButton link={main} />}
      {main?.href !== preview && <WayOn href={preview} text={t('preview')} />}
    </Links>
  );
  // what comes next stands first, in the widget of the learning path
  const continues = main?.text === 'continue' && widgets.length > 0;
  return (
    <Panel as="article" $flush $accent={course.course_type} aria-label={course.course_title}>
      <Head>
        <div>
          <Heading level={2}>{course.course_title}</Heading>
          <Text $tone="secondary" $size={14}>
            {dashboardRoleLabel(course.role_key, course, language)}
          </Text>
        </div>
        {options.length > 0 && value !== undefined && (
          <PanelSessionSelect sessions={options} value={value} offersAll={offersAll} onChange={choose} />
        )}
      </Head>
      {!continues && ways}
      {widgets.length > 0 && (
        <Widgets>
          <Slot
            id={homeSlot}
            widgetIds={widgets}
            properties={{ course, courseSessionId: session?.id, figuresOf, examPlatformUrl }}
            frame={(widget) => <Widget>{widget}</Widget>}
            skeleton={(height) => <Skeleton $height={`${height}px`} />}
            failure={(remote, retry) => (
              <ErrorPanel
                level={3}
                title={t(retry ? 'unreachable' : 'off', { area: remote.descriptor.title[language] })}
                description={remote.killed}
                retry={retry && { onRetry: retry }}
              />
            )}
          />
        </Widgets>
      )}
      {continues && ways}
      {boxes.length > 0 && (
        <LatePart
          area="figures"
          skeleton={<Skeleton $height={`${Math.ceil(boxes.length / 3) * boxHeight}px`} />}
          failure={<Notice tone="waiting">{t('boxesFailed')}</Notice>}
        >
          <SummaryBoxes course={course} boxes={boxes} courseSessionId={figuresOf} />
        </LatePart>
      )}
    </Panel>
  );
}

/** The shape of a panel while the configuration loads. */
export function CoursePanelSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton $height="480px" />
    </div>
  );
}

function MainLinkButton({ link }: { link: MainLink }) {
  const { t } = useTexts();
  const look = { variant: 'secondary', size: 'small' } as const;
  return link.external ? (
    <Button href={link.href} iconEnd="external" {...look}>
      {t(link.text)}
    </Button>
  ) : (
    <WayOn href={link.href} text={t(link.text)}>
      <Button as={Link} to={link.href} iconEnd="right" {...look}>
        {t(link.text)}
      </Button>
    </WayOn>
  );
}
