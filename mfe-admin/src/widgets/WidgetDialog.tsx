import { endpoints, type Localised } from '@learn/contracts';
import { rest } from '@learn/platform';
import { Button, color, Field, Select, Stack, space, TextInput } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { FormDialog } from '../form/FormDialog.tsx';
import { editedTexts, LocalisedLines } from '../form/LocalisedLines.tsx';
import { onlyChanged } from '../form/onlyChanged.ts';
import { useSavedForm } from '../form/useSavedForm.ts';
import { useTexts } from '../texts.ts';
import type { EditedWidget } from './editedWidget.ts';

type WidgetLink = EditedWidget['links'][number];

interface WidgetValues {
  readonly titles: Localised;
  /** as typed, 1 for the first */
  readonly position: string;
  readonly links: readonly WidgetLink[];
}

const OneLink = styled.fieldset`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]} 0 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;

const none: Localised = { de: '', fr: '', it: '' };
const types = ['internal', 'external', 'download'] as const;

interface WidgetDialogProps {
  /** undefined for a new one */
  readonly widget: EditedWidget | undefined;
  /** place of a new one, 0 for the first */
  readonly position: number;
  readonly onClose: () => void;
}

/** A widget with all of its links, in three languages. */
export function WidgetDialog({ widget, position, onClose }: WidgetDialogProps) {
  const { t } = useTexts('widgets');
  const { t: own } = useTexts();
  const required = (text: string) => (text.trim() === '' ? own('form.required') : undefined);
  const form = useSavedForm<WidgetValues>({
    draftKey: `admin/widget/${widget?.id ?? 'new'}`,
    saved: {
      titles: widget ? editedTexts(widget.titles) : none,
      position: String((widget?.position ?? position) + 1),
      links: widget?.links.map((link) => ({ ...link, titles: editedTexts(link.titles) })) ?? [],
    },
    stored: widget,
    check: ({ titles, links, position: typed }) => ({
      'titles.de': required(titles.de),
      position: /^[1-9]\d{0,2}$/.test(typed) ? undefined : t('positionProblem'),
      links: links.some(({ titles: { de }, url }) => de.trim() === '' || url.trim() === '')
        ? t('linksProblem')
        : undefined,
    }),
    fieldOf: (field) => (field.startsWith('links.') ? 'links' : field),
    send: async (values, changes, seen) => {
      const body = { ...values, position: Number(values.position) - 1 };
      if (widget) {
        const call = { params: { widgetId: widget.id }, body };
        await onlyChanged(changes, (only) =>
          rest.send(endpoints.changeAdminWidget, { ...call, query: { only } }, { seen }),
        );
      } else await rest.send(endpoints.createAdminWidget, { body });
      onClose();
    },
  });
  const { values, errors, change } = form;
  const changeLink = (index: number, part: Partial<WidgetLink>) =>
    change({ links: values.links.map((link, at) => (at === index ? { ...link, ...part } : link)) });
  return (
    <FormDialog title={widget ? t('edit') : t('add')} onClose={onClose} form={form}>
      <LocalisedLines
        label={t('name')}
        value={values.titles}
        name="titles"
        errors={errors}
        maxLength={100}
        onChange={(titles) => change({ titles })}
      />
      <Field label={t('position')} hint={t('positionHint')} error={errors.position} required>
        <TextInput
          inputMode="numeric"
          maxLength={3}
          value={values.position}
          onChange={({ currentTarget }) => change({ position: currentTarget.value })}
        />
      </Field>
      {values.links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is known by its place, it has nothing else of its own
        <OneLink key={index}>
          <legend>{t('linkNumber', { number: index + 1 })}</legend>
          <LocalisedLines
            label={t('name')}
            value={link.titles}
            maxLength={200}
            onChange={(titles) => changeLink(index, { titles })}
          />
          <Field label={t('type')}>
            <Select
              options={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
              value={link.link_type}
              onChange={(link_type) => changeLink(index, { link_type })}
            />
          </Field>
          <Field label={t('url')} hint={t(`urlHints.${link.link_type}`)} required>
            <TextInput
              maxLength={1000}
              autoComplete="off"
              value={link.url}
              onChange={({ currentTarget }) => changeLink(index, { url: currentTarget.value })}
            />
          </Field>
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="close"
              onClick={() => change({ links: values.links.toSpliced(index, 1) })}
            >
              {t('removeLink', { number: index + 1 })}
            </Button>
          </div>
        </OneLink>
      ))}
      <Stack $gap={8} $align="start">
        {errors.links && <strong role="alert">{errors.links}</strong>}
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          onClick={() =>
            change({ links: [...values.links, { link_type: 'internal', titles: none, url: '' }] })
          }
        >
          {t('addLink')}
        </Button>
      </Stack>
    </FormDialog>
  );
}
