import { formatNumber, formatPrice } from '@learn/domain';
import { Button, Meta, StatusPill } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import { useState } from 'react';
import { AdminPage } from '../area/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { latestRow } from '../list/latestRow.ts';
import { useListAddress } from '../list/useListAddress.ts';
import { CourseName } from '../sessions/CourseName.tsx';
import { type TranslateText, useTexts } from '../texts.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { type AdminProduct, useProducts } from './useProducts.ts';

const taken = { active: ['true', 'false'], course_session_id: 'id' } as const;
const sorts = ['title', 'price', 'orders'] as const;

/** What can be ordered: places in sessions with their prices, on sale or not. */
export function ProductsPage() {
  const { t } = useTexts('products');
  const address = useListAddress(taken, sorts);
  const rows = useProducts(address);
  const [editing, setEditing] = useState<AdminProduct | 'new'>();
  const add = (
    <Button icon="plus" onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  );
  return (
    <AdminPage entry="products" title={t('title')} lead={t('lead')} aside={add}>
      <AdminList
        label={t('title')}
        searchLabel={t('search')}
        rows={rows}
        columns={columns(t, setEditing)}
        address={address}
        filters={[
          {
            name: 'active',
            label: t('column.state'),
            options: [
              { value: 'true', label: t('active') },
              { value: 'false', label: t('inactive') },
            ],
          },
        ]}
        empty={{ icon: 'cart', title: t('none'), action: add }}
      />
      {editing !== undefined && (
        <ProductDialog
          key={editing === 'new' ? editing : editing.id}
          product={editing === 'new' ? undefined : latestRow(rows, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </AdminPage>
  );
}

function columns(
  t: TranslateText<'products'>,
  onEdit: (product: AdminProduct) => void,
): readonly TableColumn<AdminProduct>[] {
  return [
    {
      id: 'title',
      head: t('column.title'),
      track: 'minmax(0, 2fr)',
      sortable: true,
      cell: ({ title, code }) => (
        <span>
          <b>{title}</b>
          <Meta>{code}</Meta>
        </span>
      ),
    },
    {
      id: 'session',
      head: t('column.session'),
      track: 'minmax(0, 2fr)',
      cell: ({ course_session }) => (
        <span>
          {course_session.title}
          <br />
          <CourseName title={course_session.course_title} courseType={course_session.course_type} />
        </span>
      ),
    },
    {
      id: 'price',
      head: t('column.price'),
      track: '136px',
      sortable: true,
      cell: ({ price }) => formatPrice(price),
    },
    {
      id: 'orders',
      head: t('column.orders'),
      track: '136px',
      sortable: true,
      cell: ({ order_count }) => formatNumber(order_count),
    },
    {
      id: 'state',
      head: t('column.state'),
      track: '160px',
      cell: ({ on_sale, active }) => (
        <StatusPill
          status={on_sale ? 'finished' : 'none'}
          label={t(on_sale ? 'onSale' : active ? 'notOnSale' : 'inactive')}
        />
      ),
    },
    {
      id: 'action',
      head: t('column.action'),
      track: '136px',
      card: 'plain',
      cell: (product, { tabIndex }) => (
        <Button
          variant="secondary"
          size="small"
          tabIndex={tabIndex}
          aria-label={t('editOf', { title: product.title })}
          onClick={() => onEdit(product)}
        >
          {t('edit')}
        </Button>
      ),
    },
  ];
}
