import { formatTime, labelled } from '@learn/domain';
import { color, FieldError, fontSize, Loaded, Meta, Skeleton, space, VisuallyHidden } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { FormSection, SavedMark } from '@learn/ui/form';
import { styled } from '@learn/ui/styled';
import { useTexts } from './texts.ts';
import { type NotificationWay, useNotificationPreferences } from './useNotificationPreferences.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th {
    font-weight: 400;
    text-align: start;
  }
  & thead th {
    padding: 0 ${space[8]} ${space[8]};
    font-size: ${fontSize[14]};
    font-weight: 600;
    text-align: center;
    vertical-align: bottom;
  }
  & thead th:first-child {
    padding-left: 0;
    text-align: start;
  }
  & tbody tr {
    border-top: 1px solid ${color.line};
  }
  & tbody th {
    padding: ${space[12]} 0;
  }
  & td {
    width: 88px;
    padding: 0;
    vertical-align: top;
  }
  & td label {
    justify-content: center;
    justify-items: center;
    grid-template-columns: 24px 0;
    gap: 0;
    padding-block: 13px;
  }
`;

const ways = ['in_app', 'by_mail'] as const satisfies readonly NotificationWay[];

/** What the person wants to hear of, category by category, here and by mail (domain decisions §12). */
export function NotificationSection() {
  const { t, language } = useTexts();
  const { preferences, change, saving, savedAt } = useNotificationPreferences();
  return (
    <FormSection id="notifications" title={t('notifications.title')} lead={t('notifications.lead')}>
      <Loaded
        of={preferences}
        level={3}
        skeleton={<Skeleton $height="410px" aria-busy="true" />}
        failed={{ title: t('notifications.failed') }}
      >
        {(all) => (
          <div>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('notifications.category')}</th>
                  {ways.map((way) => (
                    <th key={way} scope="col">
                      {t(`notifications.${way}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {all.map((preference) => {
                  const { category } = preference;
                  return (
                    <tr key={category}>
                      <th scope="row">
                        {t(`notifications.${category}.title`)}
                        <Meta>{t(`notifications.${category}.what`)}</Meta>
                      </th>
                      {ways.map((way) => (
                        <td key={way}>
                          <Checkbox
                            checked={preference[way]}
                            onChange={({ currentTarget }) => change(category, way, currentTarget.checked)}
                            label={
                              <VisuallyHidden>
                                {labelled(
                                  t(`notifications.${category}.title`),
                                  t(`notifications.${way}`),
                                  language,
                                )}
                              </VisuallyHidden>
                            }
                          />
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </Table>
            {saving === 'failed' ? (
              <FieldError id="preferences-failed">{t('notSaved')}</FieldError>
            ) : (
              <SavedMark state={saving}>
                {saving === 'saved' && savedAt ? t('saved', { time: formatTime(savedAt) }) : t('saving')}
              </SavedMark>
            )}
          </div>
        )}
      </Loaded>
    </FormSection>
  );
}
