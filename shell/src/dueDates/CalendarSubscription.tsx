import { Button, space } from '@learn/ui';
import { useOverlay } from '../layout/useOverlay.ts';
import { CalendarFeedPanel } from './CalendarFeedPanel.tsx';
import { useTexts } from './texts.ts';

/** The own dates in one's own calendar: the address of the feed, in a dialog. */
export function CalendarSubscription() {
  const { t } = useTexts();
  const { overlay, open, setOpen, trigger } = useOverlay();
  return (
    <>
      <Button variant="secondary" icon="calendar" aria-haspopup="dialog" {...trigger}>
        {t('calendar.button')}
      </Button>
      {overlay && (
        <overlay.Dialog
          open={open}
          onOpenChange={setOpen}
          title={t('calendar.title')}
          description={t('calendar.description')}
          closeLabel={t('calendar.close')}
        >
          <div style={{ paddingTop: space[16] }}>
            <CalendarFeedPanel />
          </div>
        </overlay.Dialog>
      )}
    </>
  );
}
