import { endpoints, type Localised } from '@learn/contracts';
import { rest, useRest } from '@learn/platform';
import { Field, Notice, Select, TextInput } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { editedFrancs, rappenOf } from '../area/money.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { editedTexts, LocalisedLines } from '../form/LocalisedLines.tsx';
import { onlyChanged } from '../form/onlyChanged.ts';
import { useSavedForm } from '../form/useSavedForm.ts';
import { useTexts } from '../texts.ts';
import type { AdminProduct } from './useProducts.ts';

interface ProductValues {
  readonly code: string;
  readonly course_session_id: string;
  readonly titles: Localised;
  readonly descriptions: Localised;
  /** francs as typed */
  readonly price: string;
  readonly active: boolean;
}

const none: Localised = { de: '', fr: '', it: '' };

interface ProductDialogProps {
  /** undefined for a new one */
  readonly product: AdminProduct | undefined;
  readonly onClose: () => void;
}

/** A product: names and texts in three languages, price, and whether it is on sale; session and code stay. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { t } = useTexts('products');
  const { t: own } = useTexts();
  const sessions = useRest(
    endpoints.adminSessions,
    product ? undefined : { query: { sort: '-start_date', limit: 200, offset: 0 } },
  );
  const required = (text: string) => (text.trim() === '' ? own('form.required') : undefined);
  const form = useSavedForm<ProductValues>({
    draftKey: `admin/product/${product?.id ?? 'new'}`,
    saved: {
      code: product?.code ?? '',
      course_session_id: product?.course_session.id ?? '',
      titles: product ? editedTexts(product.titles) : none,
      descriptions: product ? editedTexts(product.descriptions) : none,
      price: product ? editedFrancs(product.price) : '',
      active: product?.active ?? true,
    },
    stored: product,
    check: (values) => ({
      code: /^[\w-]{1,100}$/.test(values.code) ? undefined : t('codeProblem'),
      course_session_id: required(values.course_session_id),
      'titles.de': required(values.titles.de),
      price: rappenOf(values.price) === undefined ? t('priceProblem') : undefined,
    }),
    send: async ({ price, ...fields }, { price: changedPrice, titles, descriptions, active }, seen) => {
      if (product) {
        const changes = {
          ...(titles && { titles }),
          ...(descriptions && { descriptions }),
          ...(changedPrice !== undefined && { price: rappenOf(changedPrice) ?? 0 }),
          ...(active !== undefined && { active }),
        };
        const call = { params: { productId: product.id }, body: changes };
        await onlyChanged(changes, () => rest.send(endpoints.changeProduct, call, { seen }));
      } else {
        const body = { ...fields, price: rappenOf(price) ?? 0, position: 0 };
        await rest.send(endpoints.createProduct, { body });
      }
      onClose();
    },
  });
  const { values, errors, change } = form;
  return (
    <FormDialog title={product?.title ?? t('add')} onClose={onClose} form={form}>
      {product ? (
        <Notice icon="cart">{t('ordersKeep', { count: product.order_count })}</Notice>
      ) : (
        <>
          <Field label={t('column.session')} error={errors.course_session_id} required>
            <Select
              options={
                sessions.data?.map(({ id, title, course }) => ({
                  value: id,
                  label: `${title}, ${course.title}`,
                })) ?? []
              }
              value={values.course_session_id || undefined}
              placeholder={t('chooseSession')}
              onChange={(course_session_id) => change({ course_session_id })}
            />
          </Field>
          <Field label={t('code')} hint={t('codeHint')} error={errors.code} required>
            <TextInput
              maxLength={100}
              autoComplete="off"
              value={values.code}
              onChange={({ currentTarget }) => change({ code: currentTarget.value })}
            />
          </Field>
        </>
      )}
      <LocalisedLines
        label={t('column.title')}
        value={values.titles}
        name="titles"
        errors={errors}
        maxLength={200}
        onChange={(titles) => change({ titles })}
      />
      <LocalisedLines
        label={t('description')}
        value={values.descriptions}
        name="descriptions"
        errors={errors}
        maxLength={2000}
        long
        required={false}
        onChange={(descriptions) => change({ descriptions })}
      />
      <Field label={t('priceLabel')} error={errors.price} required>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={values.price}
          onChange={({ currentTarget }) => change({ price: currentTarget.value })}
        />
      </Field>
      <Checkbox
        label={t('activeLabel')}
        hint={t('activeHint')}
        checked={values.active}
        error={errors.active}
        onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
      />
      {product && product.profiles.length + product.course_options.length > 0 && (
        <Notice>
          {t('choices', { names: [...product.profiles, ...product.course_options].join(', ') })}
        </Notice>
      )}
    </FormDialog>
  );
}
