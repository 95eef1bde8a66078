export { logSettings, relativeAddresses, settingsMistakes } from './settings-mistakes.ts';
