import { flip } from './domain.ts';

export interface Slider {
  /** The screen it is shown on. */
  readonly type: string;
  readonly slider: string;
  readonly title: string;
  is_on: boolean;
}

/** The picture strips at the head of the host's screens, named by type and slider together. */
export function createSliders() {
  const sliders: Slider[] = [
    { type: 'home', slider: '1', title: 'Home · Raya promotion', is_on: true },
    { type: 'home', slider: '2', title: 'Home · Gold price this week', is_on: false },
    { type: 'academy', slider: '1', title: 'Academy · New intake', is_on: false },
    { type: 'dealer', slider: 'welcome', title: 'Dealer · Welcome', is_on: true },
  ];
  return {
    all: (): readonly Readonly<Slider>[] => sliders,
    toggle: (type: string, slider: string) =>
      flip(
        sliders.find((row) => row.type === type && row.slider === slider),
        'is_on',
      ),
  };
}
