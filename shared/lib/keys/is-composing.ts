/** Whether an input method is composing a character and handles this key itself. Safari ends the composition before its Enter, which then only has the code 229. */
export const isComposing = ({ nativeEvent }: { nativeEvent: KeyboardEvent }): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
