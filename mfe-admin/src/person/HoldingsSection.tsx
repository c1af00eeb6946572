import { formatDate, formatPrice } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Meta, Text, TextLink } from '@learn/ui';
import { paths } from '../area/addresses.ts';
import { CertificateState } from '../records/CertificateState.tsx';
import { OrderState } from '../records/OrderState.tsx';
import { useTexts } from '../texts.ts';
import type { AdminUser } from './adminUser.ts';
import { Lines } from './Lines.tsx';
import { Section } from './Section.tsx';

/** What a person has ordered, and the certificates that were issued to them. */
export function HoldingsSection({ user }: { user: AdminUser }) {
  const { t, language } = useTexts('people');
  return (
    <Section
      title={t('holdings.title')}
      action={
        user.orders.length > 0 && (
          <TextLink as={Link} to={`${paths.orders}?user_id=${user.id}`}>
            {t('holdings.toOrders')}
          </TextLink>
        )
      }
    >
      {user.orders.length + user.certificates.length === 0 ? (
        <Text $tone="secondary">{t('holdings.none')}</Text>
      ) : (
        <Lines>
          {user.orders.map((order) => (
            <li key={order.id}>
              <span>
                <b>{order.product_title}</b>
                <Meta>
                  {formatDate(order.created_at, language)} · {formatPrice(order.price)}
                </Meta>
              </span>
              <OrderState state={order.state} />
            </li>
          ))}
          {user.certificates.map((certificate) => (
            <li key={certificate.code}>
              <span>
                <Link to={`${paths.certificates}?search=${certificate.code}`}>
                  <b>{certificate.title}</b>
                </Link>
                <Meta>
                  {formatDate(certificate.issued_at, language)} · {certificate.code}
                </Meta>
              </span>
              <CertificateState state={certificate.state} />
            </li>
          ))}
        </Lines>
      )}
    </Section>
  );
}
