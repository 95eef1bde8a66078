export {
  type Memory,
  type Source,
  afterElsewhere,
  afterPage,
  afterPerson,
  afterReset,
  afterServer,
  fromPage,
  newest,
} from './item.ts';
