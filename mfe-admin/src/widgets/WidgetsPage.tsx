import { endpoints } from '@learn/contracts';
import { labelled } from '@learn/domain';
import { loadableOf, rest, useRest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Card, EmptyState, Heading, Inline, Meta, Stack, TextLink } from '@learn/ui';
import { useState } from 'react';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { ConfirmedAction } from '../form/ConfirmedAction.tsx';
import { useTexts } from '../texts.ts';
import type { EditedWidget } from './editedWidget.ts';
import { WidgetDialog } from './WidgetDialog.tsx';

/** The widgets of the overview with their links, added, changed and taken away. */
export function WidgetsPage() {
  const { t, language } = useTexts('widgets');
  const { t: own } = useTexts();
  const asked = useRest(endpoints.adminWidgets, {});
  const [editing, setEditing] = useState<EditedWidget | 'new'>();
  // another administrator may have changed it meanwhile
  const latest = ({ id }: EditedWidget) => asked.data?.find((widget) => widget.id === id);
  return (
    <AdminPage
      entry="overview"
      title={t('title')}
      lead={t('lead')}
      back={
        <TextLink as={Link} to={paths.overview} direction="back">
          {own('entry.overview')}
        </TextLink>
      }
      aside={
        <Button icon="plus" onClick={() => setEditing('new')}>
          {t('add')}
        </Button>
      }
    >
      <LoadedPart of={loadableOf(asked, (answer) => answer)} shape={[240]} failed={t('failed')}>
        {(widgets) =>
          widgets.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <Stack as="ul" $gap={16}>
              {widgets.map((widget) => (
                <Card key={widget.id} as="li">
                  <Inline $justify="space-between" $gap={16}>
                    <div>
                      <Heading level={2} size={18}>
                        {widget.titles[language]}
                      </Heading>
                      <Meta>{widget.links.map(({ titles }) => titles[language]).join(', ')}</Meta>
                    </div>
                    <Inline>
                      <Button
                        variant="secondary"
                        size="small"
                        aria-label={labelled(own('form.edit'), widget.titles[language], language)}
                        onClick={() => setEditing(widget)}
                      >
                        {own('form.edit')}
                      </Button>
                      <ConfirmedAction
                        title={t('deleteTitle', { title: widget.titles[language] })}
                        description={t('deleteText')}
                        action={own('form.delete')}
                        trigger={
                          <Button
                            variant="quiet"
                            size="small"
                            aria-label={labelled(own('form.delete'), widget.titles[language], language)}
                          >
                            {own('form.delete')}
                          </Button>
                        }
                        onConfirm={async () => {
                          await rest.send(endpoints.deleteAdminWidget, {
                            params: { widgetId: widget.id },
                          });
                        }}
                      />
                    </Inline>
                  </Inline>
                </Card>
              ))}
            </Stack>
          )
        }
      </LoadedPart>
      {editing !== undefined && (
        <WidgetDialog
          key={editing === 'new' ? editing : editing.id}
          widget={editing === 'new' ? undefined : (latest(editing) ?? editing)}
          position={asked.data?.length ?? 0}
          onClose={() => setEditing(undefined)}
        />
      )}
    </AdminPage>
  );
}
