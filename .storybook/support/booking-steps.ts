import { userEvent, type within } from 'storybook/test';
import { widgetIn } from './widget-in.ts';

type Widget = ReturnType<typeof within>;

/** Goes through the first three steps of a slot screen: state or location (where there is a choice), ATM or room, and the n-th date seen. */
export async function chooseSlotsOf(
  canvas: HTMLElement,
  state: [label: string, name: string] | undefined,
  [placeLabel, place]: [string, string],
  date = 1,
): Promise<Widget> {
  const widget = await widgetIn(canvas);
  if (state) await userEvent.selectOptions(widget.getByLabelText(state[0]), state[1]);
  await userEvent.selectOptions(widget.getByLabelText(placeLabel), place);
  await userEvent.click(widget.getAllByRole('radio')[date]);
  return widget;
}

/** Chooses `count` free slots. */
export async function chooseFree(widget: Widget, count: number): Promise<void> {
  const free = await widget.findAllByRole('checkbox', { name: /tempat lagi$/ });
  for (const slot of free.slice(0, count)) await userEvent.click(slot);
}
