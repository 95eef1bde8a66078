export { Checkbox } from './checkbox.tsx';
export { ChoiceCard } from './choice-card.tsx';
export { RadioGroup } from './radio-group.tsx';
export { useRowFocus } from './use-row-focus.ts';
