import preview from '../../.storybook/preview.tsx';
import { EmptyState, ErrorNotice, Notice, ProgressBar, Skeleton } from '../../shared/ui/feedback/index.ts';
import { Spinner } from '../../shared/ui/controls/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/Messages',
  component: Notice,
  parameters: { controls: { disable: true } },
});

const nothing = () => {};

const All = () => (
  <Stage>
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 560 }}>
      <Notice>Pilih negeri dahulu.</Notice>
      <Notice tone="success" title="Kupon Sah" />
      <Notice tone="warning" title="Perhatian">
        Masa yang dipilih sudah penuh. Sila tukar masa lain.
      </Notice>
      <ErrorNotice message="Senarai slot tidak dapat dimuatkan." onRetry={nothing} />
      <ErrorNotice message="Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula." onReload={nothing} />
      <EmptyState icon="calendar" title="No courses available for this date." hint="Choose another day." />
      <ProgressBar label="Generating posters" percent={62} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Skeleton width={220} height={20} />
        <Spinner />
      </div>
    </div>
  </Stage>
);

export const Light = meta.story({ render: () => <All /> });
export const Dark = meta.story({ render: () => <All />, globals: { theme: 'dark' } });
